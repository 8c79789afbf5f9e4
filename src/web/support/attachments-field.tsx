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

interface AttachmentsFieldProps {
  /** Why the form was refused, a new object each time. */
  refused: { fields: Readonly<Record<string, string>> } | undefined
}

/** Renders the field for a message's files. Too many or too large ones are told before they're sent in vain. */
export function AttachmentsField({ refused }: AttachmentsFieldProps) {
  const t = useT()
  // What was found in files that were chosen since: it says nothing about a refusal that comes later.
  const [checked, setChecked] = useState<{ found: 'count' | 'size' | null; since: unknown }>()

  function check(event: FormEvent<HTMLInputElement>) {
    const files = [...(event.currentTarget.files ?? [])]
    const together = files.reduce((sum, { size }) => sum + size, 0)
    const wrong = files.length > mostAttachments ? 'count' : 'size'
    const isWrong = files.length > mostAttachments || together > largestAttachments
    setChecked({ found: isWrong ? wrong : null, since: refused })
    event.currentTarget.setCustomValidity(isWrong ? t(`ticket.attachments-${wrong}`) : '')
  }

  const problem = checked && checked.since === refused ? checked.found : refused?.fields.attachments
  const wrong = attachmentProblems.find((each) => each === problem)
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
