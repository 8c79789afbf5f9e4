import type { RichText } from '../../../../../contract/text/rich-text.ts'

type Node = RichText[number]
type Marks = NonNullable<Extract<Node, { type: 'text' }>['marks']>
type Mark = Marks[number]

const linkPattern = /^\[((?:\\.|[^\]\\])+)\]\(((?:[^()\n]|\([^()\n]*\))*)\)/s
/** An address that a link can have as it is: parentheses only in pairs. */
const plainAddress = /^(?:[^()\n]|\([^()\n]*\))*$/
const boldPattern = /^\*\*((?:\\.|[^\\])+?)\*\*/s
const italicPattern = /^__((?:\\.|[^\\])+?)__/s

/**
 * Returns a text as staff type it: `**bold**`, `__italic__` and `[text](address)`; a new line is a line break, and a
 * backslash takes the next character as it is. `richTextOf` reads it again.
 */
export const notationOf = (content: RichText): string =>
  content
    .map((node) => {
      if (node.type === 'hardBreak') return '\n'
      return order.reduce((text, type) => {
        const mark = node.marks?.find((each) => each.type === type)
        return mark ? wrapped(text, mark) : text
      }, escaped(node.text))
    })
    .join('')

/** From the innermost to the outermost. */
const order = ['italic', 'bold', 'link'] as const

function wrapped(text: string, mark: Mark): string {
  if (mark.type === 'bold') return `**${text}**`
  if (mark.type === 'italic') return `__${text}__`
  const { href } = mark.attrs
  const isPlain = plainAddress.test(href)
  return `[${text}](${isPlain ? href : href.replaceAll('(', '%28').replaceAll(')', '%29')})`
}

/** Escapes what would be read as a mark, also together with the marks around the text. */
const escaped = (text: string): string =>
  text
    .replace(/[\\[\]]/g, '\\$&')
    .replace(/\*{2,}|^\*|\*$/g, (stars) => stars.replaceAll('*', '\\*'))
    .replace(/_{2,}|^_|_$/g, (lines) => lines.replaceAll('_', '\\_'))
    .replaceAll('\n', ' ')

/** Returns what a typed text says. What isn't a mark is text, markup too. */
export const richTextOf = (typed: string): RichText =>
  joined(parse(typed.replace(/\r\n?/g, '\n'), []))

function parse(typed: string, marks: Marks): Node[] {
  const nodes: Node[] = []
  let rest = typed
  const inner = (text: string, mark: Mark) => nodes.push(...parse(text, [...marks, mark]))
  const text = (character: string) =>
    nodes.push({ type: 'text', text: character, ...(marks.length > 0 && { marks }) })
  const has = (type: Mark['type']) => marks.some((mark) => mark.type === type)
  while (rest !== '') {
    const link = has('link') ? null : linkPattern.exec(rest)
    const bold = has('bold') ? null : boldPattern.exec(rest)
    const italic = has('italic') ? null : italicPattern.exec(rest)
    const found = link ?? bold ?? italic
    if (found) {
      const [all, content = '', href = ''] = found
      if (link) inner(content, { type: 'link', attrs: { href } })
      else inner(content, { type: bold ? 'bold' : 'italic' })
      rest = rest.slice(all.length)
    } else if (rest.startsWith('\n')) {
      nodes.push({ type: 'hardBreak' })
      rest = rest.slice(1)
    } else {
      const at = /^\\[^\n]/.test(rest) ? 1 : 0
      text(rest.charAt(at))
      rest = rest.slice(at + 1)
    }
  }
  return nodes
}

/** Joins texts with the same marks that follow each other. */
function joined(nodes: readonly Node[]): RichText {
  const texts: RichText = []
  for (const node of nodes) {
    const last = texts.at(-1)
    const isSame =
      node.type === 'text' &&
      last?.type === 'text' &&
      JSON.stringify(node.marks) === JSON.stringify(last.marks)
    if (isSame) last.text += node.text
    else texts.push({ ...node })
  }
  return texts
}
