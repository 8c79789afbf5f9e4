import type { RichText } from '../../../../../contract/text/rich-text.ts'
import { notationOf, richTextOf } from './rich-text-notation.ts'

/** A text as the editor has it, in ProseMirror's JSON. */
export interface RichDocument {
  type: 'doc'
  content: { type: 'paragraph'; content?: RichText }[]
}

/**
 * Returns the editor's document for a text in the notation of forms. Each line is a paragraph, because that's what the Enter
 * key makes. `areItems` says that each line is a text of its own, so that no mark spans two.
 */
export function documentOf(typed: string, areItems: boolean): RichDocument {
  const lines = areItems ? typed.split(/\r\n?|\n/).map(richTextOf) : linesOf(richTextOf(typed))
  return {
    type: 'doc',
    content: lines.map((content) => ({
      type: 'paragraph',
      // ProseMirror knows no empty text.
      ...(content.length > 0 && { content }),
    })),
  }
}

/** Returns what an editor's document says, in the notation of forms. */
export const typedOf = ({ content }: RichDocument): string =>
  content.map((paragraph) => notationOf(paragraph.content ?? [])).join('\n')

function linesOf(content: RichText): RichText[] {
  const lines: RichText[] = [[]]
  for (const node of content) {
    if (node.type === 'hardBreak') lines.push([])
    else lines.at(-1)?.push(node)
  }
  return lines
}
