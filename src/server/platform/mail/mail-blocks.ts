/** One flight on a route card; days are words, times as on a clock. */
export interface MailFlight {
  /** `MH 784 · Malaysia Airlines`. */
  flight: string
  from: MailCall
  to: MailCall
  /** What belongs to this flight: bags, what the airline announced. */
  notes: string[]
}

interface MailCall {
  code: string
  city: string
  time: string
  day: string
}

/** What mails are made of. Both bodies, plain text and HTML, come from the same blocks. */
export type MailBlock =
  | { kind: 'text'; text: string }
  | { kind: 'note' | 'heading'; text: string }
  /** Facts to find at a glance: an order number, a booking reference. */
  | { kind: 'boxes'; boxes: { label: string; value: string; note?: string }[] }
  | { kind: 'flights'; title?: string; flights: MailFlight[] }
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
    case 'flights':
      return [block.title, ...block.flights.map(flightText)].filter(Boolean).join('\n')
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

function flightText({ flight, from, to, notes }: MailFlight): string {
  // The day is named again only where it is another one.
  const arrival = from.day === to.day ? to.time : `${to.day}, ${to.time}`
  const line = `${flight}: ${from.city} (${from.code}) ${from.day}, ${from.time} – ${to.city} (${to.code}) ${arrival}`
  return [line, ...notes].join('\n')
}
