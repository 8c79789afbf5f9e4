import { CatalogueError } from '../../../contract/errors.ts'
import { largestAttachments } from '../../../contract/support/ticket-terms.ts'
import { fileKindOf, storedName } from '../../platform/upload/file-kind.ts'

export interface CheckedAttachment {
  name: string
  content: Buffer
}

const accepted: readonly (string | undefined)[] = ['pdf', 'png', 'jpg', 'webp']

/**
 * Returns a message's files as they're stored, each named after what its content is. Throws VALIDATION for `attachments`: `size` or `type`.
 */
export function checkAttachments(
  sent: readonly { name: string; base64: string }[],
): CheckedAttachment[] {
  const files = sent.map(({ name, base64 }) => ({
    name,
    content: Buffer.from(base64, 'base64'),
  }))
  const together = files.reduce((sum, { content }) => sum + content.length, 0)
  if (together > largestAttachments) throw refused('size')
  return files.map(({ name, content }) => {
    const kind = fileKindOf(content)
    if (!kind || !accepted.includes(kind)) throw refused('type')
    return { name: storedName(name, kind, 'file'), content }
  })
}

const refused = (why: 'size' | 'type') =>
  new CatalogueError('VALIDATION', { fields: { attachments: why } })
