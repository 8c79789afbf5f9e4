/** One part of a trip on a card: a flight, a transfer, a stay. Days are formatted texts, times are local times. */
export interface MailPart {
  /** `MH 784`. */
  label: string
  /** The operator; '' if that's obvious. */
  operator: string
  starts: MailEnd
  ends: MailEnd
  /** What travellers must know before it; stands above its card. */
  notices?: readonly MailNotice[]
  /** Notes: bags, the airline's announcements. */
  notes: readonly string[]
}

export interface MailNotice {
  title: string
  lines: readonly string[]
}

interface MailEnd {
  time: string
  day: string
  /** `KUL`; '' if the place has no code. */
  code: string
  city: string
  /** Shown if there is no code. */
  place: string
}

/** A run of text with its marks, and where it links to. */
export interface MailRun {
  text: string
  isBold?: boolean
  isItalic?: boolean
  address?: string
}

/** The blocks of mails. Both bodies, plain text and HTML, are generated from the same blocks. */
export type MailBlock =
  | { kind: 'text'; text: string }
  | { kind: 'rich'; runs: readonly MailRun[] }
  | { kind: 'list'; isOrdered: boolean; items: readonly (readonly MailRun[])[] }
  /** `heading` is the mail's own, `title` that of a part of it. */
  | { kind: 'note' | 'heading' | 'title'; text: string }
  /** Prominent facts: an order number, a booking reference. */
  | { kind: 'boxes'; boxes: { label: string; value: string; note?: string }[] }
  | { kind: 'parts'; title?: string; parts: readonly MailPart[] }
  | { kind: 'table'; title: string; rows: [label: string, value: string][]; total?: string }
  /** Labelled texts, which may be long; `language` is given if it isn't the mail's own. */
  | { kind: 'facts'; title: string; language?: string; facts: [label: string, value: string][] }
  /** The main button; `link` is any other link. */
  | { kind: 'button' | 'link'; address: string; words: string }
  | { kind: 'code'; code: string }
  /** Blocks in another language than the mail's own. */
  | { kind: 'translated'; language: string; blocks: readonly MailBlock[] }

/** Returns the plain text body. */
export const blocksAsText = (blocks: readonly MailBlock[]): string =>
  blocks.map(asText).join('\n\n')

function asText(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
    case 'note':
    case 'heading':
    case 'title':
      return block.text
    case 'rich':
      return runsAsText(block.runs)
    case 'list':
      return block.items
        .map((item, place) => `${block.isOrdered ? `${place + 1}.` : '-'} ${runsAsText(item)}`)
        .join('\n')
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
    case 'facts':
      return [block.title, ...block.facts.map((fact) => fact.join(': '))].join('\n')
    case 'button':
    case 'link':
      return `${block.words}: ${block.address}`
    case 'code':
      return block.code
    case 'translated':
      return blocksAsText(block.blocks)
  }
}

/** Returns the first text of a mail, which mail programs show next to its subject. */
export function leadOf(blocks: readonly MailBlock[]): string | undefined {
  const [lead] = blocks
    .flatMap((block) => (block.kind === 'translated' ? block.blocks : [block]))
    .filter(({ kind }) => kind === 'text' || kind === 'rich')
  return lead && asText(lead)
}

/** Returns a text without its marks, with the addresses of its links behind them. */
const runsAsText = (runs: readonly MailRun[]): string =>
  runs.map(({ text, address }) => (address ? `${text} (${address})` : text)).join('')

/** Returns a part's title, on its card and in plain text. */
export const partTitle = ({ label, operator }: MailPart): string =>
  [label, operator].filter(Boolean).join(' · ')

function partText(part: MailPart): string {
  const { starts, ends, notices = [], notes } = part
  // The day is only repeated if it's different.
  const end = starts.day === ends.day ? ends.time : `${ends.day}, ${ends.time}`
  const line = `${partTitle(part)}: ${whereOf(starts)} ${starts.day}, ${starts.time} – ${whereOf(ends)} ${end}`
  const before = notices.flatMap(({ title, lines }) => [title, ...lines])
  return [...before, line, ...notes].join('\n')
}

const whereOf = ({ code, city, place }: MailEnd): string =>
  code ? `${city} (${code})` : [place, city].filter(Boolean).join(', ')
