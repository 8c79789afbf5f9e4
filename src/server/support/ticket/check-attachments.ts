import type { SentFile } from '../../../contract/bounded.ts'
import { CatalogueError } from '../../../contract/errors.ts'
import { largestAttachments } from '../../../contract/support/ticket-terms.ts'
import { checkFile, type FileProblem } from '../../platform/upload/check-file.ts'
import { storedName } from '../../platform/upload/file-kind.ts'
import { bytesOf } from '../../platform/upload/sent-file.ts'

export interface CheckedAttachment {
  name: string
  content: Buffer
}

/**
 * Returns a message's files as they're stored, each named after what its content is. Throws VALIDATION for `attachments`: `size`,
 * `type` or `unreadable`; UNAVAILABLE if too many files wait for their check.
 */
export async function checkAttachments(sent: readonly SentFile[]): Promise<CheckedAttachment[]> {
  const files = await Promise.all(
    sent.map(async (file) => ({ name: file.name, content: await bytesOf(file) })),
  )
  const together = files.reduce((sum, { content }) => sum + content.length, 0)
  if (together > largestAttachments) throw refused('size')
  return Promise.all(
    files.map(async ({ name, content }) => {
      const checked = await checkFile(content, ['pdf', 'png', 'jpg', 'webp'])
      if ('problem' in checked) throw refused(checked.problem)
      return { name: storedName(name, checked.kind, 'file'), content }
    }),
  )
}

const refused = (why: 'size' | FileProblem) =>
  new CatalogueError('VALIDATION', { fields: { attachments: why } })
