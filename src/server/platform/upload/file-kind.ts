import { imageOf } from './image-header.ts'
import { readZipEntry, zipEntries } from './zip-entries.ts'

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

const typesName = '[Content_Types].xml'
/** Lists of what a document's parts refer to are far shorter, in bytes. */
const longestList = 1024 * 1024

/**
 * A Word document without macros, which are in a part of their own, and without anything that Word would fetch from elsewhere
 * when it's opened: a template from the network may bring macros along.
 */
function isDocx(content: Buffer): boolean {
  const entries = zipEntries(content) ?? []
  const has = (name: string) => entries.some((entry) => entry.name === name)
  if (!has(typesName) || !has('word/document.xml')) return false
  if (entries.some(({ name }) => isUnsafe(name))) return false
  const lists = entries.filter(({ name }) => name === typesName || name.endsWith('.rels'))
  return lists.every((entry) => {
    const text = readZipEntry(content, entry, longestList)
    return text !== undefined && !/macroEnabled/i.test(text) && !fetchesElsewhere(text)
  })
}

const isUnsafe = (name: string): boolean =>
  /vbaProject|\.bin$|\.exe$|\.js$/i.test(name) || /^[/\\]|(?:^|[/\\])\.\.(?:[/\\]|$)|:/.test(name)

/** Links are followed only when somebody clicks them; all else that is outside is fetched at once. */
const fetchesElsewhere = (list: string): boolean =>
  (list.match(/<(?:\w+:)?Relationship\s[^>]*>/g) ?? []).some(
    (each) =>
      /TargetMode\s*=\s*["']\s*External/i.test(each) &&
      !/Type\s*=\s*["'][^"']*\/hyperlink["']/.test(each),
  )

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
