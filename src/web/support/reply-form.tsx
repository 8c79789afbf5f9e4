import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { longestTicketText } from '../../contract/support/ticket-terms.ts'
import { useT, useUrl } from '../locale/language.ts'
import { SubmitButton } from '../ui/form/submit-button.tsx'
import { TextArea } from '../ui/form/text-area.tsx'
import type { Refused } from './answer-ticket.ts'
import { AttachmentsField } from './attachments-field.tsx'
import { NotSent } from './not-sent.tsx'

interface ReplyFormProps {
  number: string
  /** Identifies this form, so that a second click sends nothing twice. */
  idempotencyKey: string
  isSolved: boolean
  refused?: Refused<{ message: string }> | undefined
}

/** Renders the form to write again in a conversation. */
export function ReplyForm({ number, idempotencyKey, isSolved, refused }: ReplyFormProps) {
  const t = useT()
  const url = useUrl()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refused])
  const { typed, fields = {} }: Partial<Refused<{ message: string }>> = refused ?? {}
  return (
    <Form
      ref={form}
      method="post"
      action={url(`contact/${number}`)}
      encType="multipart/form-data"
      noValidate
      className="grid gap-4"
    >
      <input type="hidden" name="key" value={idempotencyKey} />
      {refused && <NotSent refused={refused} />}
      <TextArea
        name="message"
        label={t('ticket.reply')}
        hint={isSolved ? t('ticket.reply-reopens') : undefined}
        required
        defaultValue={typed?.message}
        error={fields.message ? t('ticket.message-wrong', { count: longestTicketText }) : null}
      />
      <AttachmentsField refused={refused} />
      <SubmitButton className="justify-self-start">{t('ticket.send-reply')}</SubmitButton>
    </Form>
  )
}
