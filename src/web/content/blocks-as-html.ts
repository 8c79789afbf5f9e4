import { plainText } from '../../contract/text/block-texts.ts'
import type { TextBlock } from '../../contract/text/text-block.ts'

/**
 * Returns a written text as the HTML that search engines read in structured data. What was written as text is escaped. Links
 * and images are for readers of the page, so they're left out.
 */
export const blocksAsHtml = (blocks: readonly TextBlock[], heading: 'h2' | 'h3'): string =>
  blocks.map((block) => asHtml(block, heading)).join('')

function asHtml(block: TextBlock, heading: 'h2' | 'h3'): string {
  switch (block.kind) {
    case 'heading':
      return element(heading, block.text)
    case 'text':
      return element('p', plainText(block.content))
    case 'list': {
      const list = block.isOrdered ? 'ol' : 'ul'
      const items = block.items.map((item) => element('li', plainText(item)))
      return `<${list}>${items.join('')}</${list}>`
    }
    case 'faq':
      return element(heading, block.question) + element('p', plainText(block.answer))
    default:
      return ''
  }
}

const element = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
