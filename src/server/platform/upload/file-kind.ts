import { isPlainDocx } from './docx-content.ts'
import { imageOf } from './image-header.ts'
import { isPlainPdf } from './pdf-content.ts'

/** The kinds of files that people may send, by the ending of their names. */
export type FileKind = 'pdf' | 'docx' | 'png' | 'jpg' | 'webp'

/**
 * Returns what a file is, by its content: names and media types are claims of the sender. Undefined for all else, and for
 * images of no sensible size, which would fill the memory of whoever opens them.
 */
export function fileKindOf(content: Buffer): FileKind | undefined {
  if (isPlainPdf(content)) return 'pdf'
  return imageOf(content)?.kind ?? (isPlainDocx(content) ? 'docx' : undefined)
}

/** Returns a file's name as it's stored: what its sender called it, with the ending of what it is. */
export const storedName = (name: string, kind: FileKind, instead: string): string =>
  `${baseName(name) || instead}.${kind}`

/**
 * Returns what a file was called, to be shown: its name without folders, control characters and those that reverse the text around
 * them. Of a long one the end is kept, which says what the file is.
 */
export function shownName(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const plain = last.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ').replace(/\s+/g, ' ')
  return [...plain.trim()].slice(-80).join('').trim()
}

/** Returns a file's name without its folders, its ending, and what has a meaning for shells and file systems. */
function baseName(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const plain = last
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{M}\p{N} _-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^-+/, '')
  return [...plain].slice(0, 80).join('').trim()
}
