import { largestCv } from '../../contract/career/career-terms.ts'
import { CatalogueError } from '../../contract/errors.ts'
import { zipEntries } from './zip-entries.ts'

export interface Cv {
  name: string
  content: Buffer
}

/**
 * Returns a CV as it's stored. What it is, its content says; its name is only for the reader, and gets the ending of what it is.
 * Throws VALIDATION for `cv`: `missing`, `size` or `type`.
 */
export function checkCv({ name, base64 }: { name: string; base64: string }): Cv {
  const content = Buffer.from(base64, 'base64')
  if (content.length === 0) throw refused('missing')
  if (content.length > largestCv) throw refused('size')
  const ending = endingOf(content)
  if (!ending) throw refused('type')
  return { name: `${baseName(name)}.${ending}`, content }
}

const refused = (why: 'missing' | 'size' | 'type') =>
  new CatalogueError('VALIDATION', { fields: { cv: why } })

function endingOf(content: Buffer): 'pdf' | 'docx' | undefined {
  if (isPdf(content)) return 'pdf'
  return isDocx(content) ? 'docx' : undefined
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

/** Returns a file's name without its folders, its ending, and what has a meaning for shells and file systems. */
function baseName(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const plain = last
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{M}\p{N} _-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^-+/, '')
  return [...plain].slice(0, 80).join('').trim() || 'cv'
}
