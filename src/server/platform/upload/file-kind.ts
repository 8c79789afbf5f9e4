import { imageOf } from './image-header.ts'
import { zipEntries } from './zip-entries.ts'

/** The kinds of files that people may send, by the ending of their names. */
export type FileKind = 'pdf' | 'docx' | 'png' | 'jpg' | 'webp'

/**
 * Returns what a file is, by its content: names and media types are claims of the sender. Undefined for all else, and for
 * images of no sensible size, which would fill the memory of whoever opens them.
 */
export function fileKindOf(content: Buffer): FileKind | undefined {
  if (isPdf(content)) return 'pdf'
  return imageOf(content)?.kind ?? (isDocx(content) ? 'docx' : undefined)
}

/** Writers may add some bytes after the end, but none before the beginning, where other types have their own signs. */
const isPdf = (content: Buffer): boolean =>
  /^%PDF-\d\.\d/.test(content.toString('latin1', 0, 8)) && content.subarray(-1024).includes('%%EOF')

/** A Word document without macros: those are in a part of their own. */
function isDocx(content: Buffer): boolean {
  const names = zipEntries(content) ?? []
  return (
    names.includes('[Content_Types].xml') &&
    names.includes('word/document.xml') &&
    !names.some((name) => /vbaProject|\.bin$|\.exe$|\.js$/i.test(name))
  )
}

/** Returns a file's name as it's stored: what its sender called it, with the ending of what it is. */
export const storedName = (name: string, kind: FileKind, instead: string): string =>
  `${baseName(name) || instead}.${kind}`

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
