/** What a rate's ref says, besides the property and the stay, which are in the rate itself. */
export interface RateParts {
  /** The room type's id. */
  room: string
  /** The plan's code. */
  plan: string
  /** The price that applies to it, in thousandths of the ordinary one. */
  filed: number
  /** Whether that price stays, whatever applies to others. */
  stands: boolean
}

/** `deluxe bb-flex 1000 0`, then what tells stays apart. */
export const writeRateRef = (parts: RateParts, stay: string): string =>
  [parts.room, parts.plan, parts.filed, Number(parts.stands), stay].join(' ')

export function readRateRef(ref: string): RateParts {
  const [room = '', plan = '', filed, stands] = ref.split(' ')
  return { room, plan, filed: Number(filed), stands: stands === '1' }
}
