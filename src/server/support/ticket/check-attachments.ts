import { CatalogueError } from '../../../contract/errors.ts'
import { largestAttachments } from '../../../contract/support/ticket-terms.ts'
import { checkFile, type FileProblem } from '../../platform/upload/check-file.ts'
import { storedName } from '../../platform/upload/file-kind.ts'

export interface CheckedAttachment {
  name: string
  content: Buffer
}

/**
 * Returns a message's files as they're stored, each named after what its content is. Throws VALIDATION for `attachments`: `size`,
 * `type` or `unreadable`; UNAVAILABLE if too many files wait for their check.
 */
export async function checkAttachments(
  sent: readonly { name: string; base64: string }[],
): Promise<CheckedAttachment[]> {
  const files = sent.map(({ name, base64 }) => ({
    name,
    content: Buffer.from(base64, 'base64'),
  }))
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
