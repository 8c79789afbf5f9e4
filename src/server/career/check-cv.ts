import type { SentFile } from '../../contract/bounded.ts'
import { largestCv } from '../../contract/career/career-terms.ts'
import { CatalogueError } from '../../contract/errors.ts'
import { checkFile, type FileProblem } from '../platform/upload/check-file.ts'
import { storedName } from '../platform/upload/file-kind.ts'
import { bytesOf } from '../platform/upload/sent-file.ts'

export interface Cv {
  name: string
  content: Buffer
}

/**
 * Returns a CV as it's stored. What it is, its content says; its name is only for the reader, and gets the ending of what it is.
 * Throws VALIDATION for `cv`: `missing`, `size`, `type` or `unreadable`; UNAVAILABLE if too many files wait for their check.
 */
export async function checkCv(sent: SentFile): Promise<Cv> {
  const content = await bytesOf(sent)
  if (content.length === 0) throw refused('missing')
  if (content.length > largestCv) throw refused('size')
  const checked = await checkFile(content, ['pdf', 'docx'])
  if ('problem' in checked) throw refused(checked.problem)
  return { name: storedName(sent.name, checked.kind, 'cv'), content }
}

const refused = (why: 'missing' | 'size' | FileProblem) =>
  new CatalogueError('VALIDATION', { fields: { cv: why } })
