import { type FormEvent, useState } from 'react'
import {
  attachmentProblems,
  largestAttachments,
  mostAttachments,
} from '../../contract/support/ticket-terms.ts'
import { useT } from '../locale/language.ts'
import { TextField } from '../ui/form/text-field.tsx'

/** What file pickers offer. What a file is, its content says. */
const accepted = '.pdf,.png,.jpg,.jpeg,.webp'

/** Renders the field for a message's files. Too many or too large ones are told before they're sent in vain. */
export function AttachmentsField({ problem }: { problem: string | undefined }) {
  const t = useT()
  const [found, setFound] = useState<'count' | 'size' | 'none'>()

  function check(event: FormEvent<HTMLInputElement>) {
    const files = [...(event.currentTarget.files ?? [])]
    const together = files.reduce((sum, { size }) => sum + size, 0)
    const wrong = files.length > mostAttachments ? 'count' : 'size'
    const isWrong = files.length > mostAttachments || together > largestAttachments
    setFound(isWrong ? wrong : 'none')
    event.currentTarget.setCustomValidity(isWrong ? t(`ticket.attachments-${wrong}`) : '')
  }

  const wrong = attachmentProblems.find((each) => each === (found ?? problem))
  return (
    <TextField
      name="attachments"
      type="file"
      multiple
      accept={accepted}
      label={t('ticket.attachments')}
      hint={t('ticket.attachments-hint')}
      optional
      error={wrong ? t(`ticket.attachments-${wrong}`) : null}
      onChange={check}
      className="[&_input]:py-3"
    />
  )
}
