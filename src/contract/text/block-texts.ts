import type { RichText } from './rich-text.ts'
import type { TextBlock } from './text-block.ts'

// Apart from the schemas, so that browsers get no schemas.

/** Returns a text without its marks. */
export const plainText = (text: RichText): string =>
  text.map((node) => (node.type === 'text' ? node.text : ' ')).join('')

/** Returns the texts of a block without their marks, for search and for descriptions. */
export function textsOf(block: TextBlock): string[] {
  switch (block.kind) {
    case 'text':
      return [plainText(block.content)]
    case 'list':
      return block.items.map(plainText)
    case 'image':
      return [block.alt]
    case 'faq':
      return [block.question, plainText(block.answer)]
    default:
      return [block.text]
  }
}

/** Returns the first paragraph, as a description of the whole; empty without one. */
export function firstText(blocks: readonly TextBlock[]): string {
  const first = blocks.find((block) => block.kind === 'text')
  return first ? plainText(first.content) : ''
}

/** Returns a paragraph without marks. */
export const textBlock = (text: string): TextBlock => ({ kind: 'text', content: unmarked(text) })

/** Returns a list whose items have no marks. */
export const listBlock = (items: readonly string[]): TextBlock => ({
  kind: 'list',
  isOrdered: false,
  items: items.map(unmarked),
})

const unmarked = (text: string): RichText => [{ type: 'text', text }]
