/** One part of a trip on a card: a flight, a transfer, a stay. Days are words, times as on a clock. */
export interface MailPart {
  /** `MH 784`. */
  label: string
  /** Who carries it out; '' where that goes without saying. */
  operator: string
  starts: MailEnd
  ends: MailEnd
  /** What belongs to it: bags, what the airline announced. */
  notes: readonly string[]
}

interface MailEnd {
  time: string
  day: string
  /** `KUL`; '' where places have no codes. */
  code: string
  city: string
  /** Told where there is no code. */
  place: string
}

/** What mails are made of. Both bodies, plain text and HTML, come from the same blocks. */
export type MailBlock =
  | { kind: 'text'; text: string }
  | { kind: 'note' | 'heading'; text: string }
  /** Facts to find at a glance: an order number, a booking reference. */
  | { kind: 'boxes'; boxes: { label: string; value: string; note?: string }[] }
  | { kind: 'parts'; title?: string; parts: readonly MailPart[] }
  | { kind: 'table'; title: string; rows: [label: string, value: string][]; total?: string }
  /** The one thing to press; `link` is any other. */
  | { kind: 'button' | 'link'; address: string; words: string }
  | { kind: 'code'; code: string }

/** Returns the plain text body. */
export const blocksAsText = (blocks: readonly MailBlock[]): string =>
  blocks.map(asText).join('\n\n')

function asText(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
    case 'note':
    case 'heading':
      return block.text
    case 'boxes':
      return block.boxes
        .map(({ label, value, note }) => `${label}: ${value}${note ? ` (${note})` : ''}`)
        .join('\n')
    case 'parts':
      return [block.title, ...block.parts.map(partText)].filter(Boolean).join('\n')
    case 'table':
      return [block.title, ...block.rows.map((row) => row.join(': ')), block.total]
        .filter(Boolean)
        .join('\n')
    case 'button':
    case 'link':
      return `${block.words}: ${block.address}`
    case 'code':
      return block.code
  }
}

/** Returns what a part is called, on its card and in plain text. */
export const partTitle = ({ label, operator }: MailPart): string =>
  [label, operator].filter(Boolean).join(' · ')

function partText(part: MailPart): string {
  const { starts, ends, notes } = part
  // The day is named again only where it is another one.
  const end = starts.day === ends.day ? ends.time : `${ends.day}, ${ends.time}`
  const line = `${partTitle(part)}: ${whereOf(starts)} ${starts.day}, ${starts.time} – ${whereOf(ends)} ${end}`
  return [line, ...notes].join('\n')
}

const whereOf = ({ code, city, place }: MailEnd): string =>
  code ? `${city} (${code})` : [place, city].filter(Boolean).join(', ')
