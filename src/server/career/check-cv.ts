import { largestCv } from '../../contract/career/career-terms.ts'
import { CatalogueError } from '../../contract/errors.ts'
import { fileKindOf, storedName } from '../platform/upload/file-kind.ts'

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
  const kind = fileKindOf(content)
  if (kind !== 'pdf' && kind !== 'docx') throw refused('type')
  return { name: storedName(name, kind, 'cv'), content }
}

const refused = (why: 'missing' | 'size' | 'type') =>
  new CatalogueError('VALIDATION', { fields: { cv: why } })
