import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import {
  longestTicketText,
  nextTicketStates,
  type TicketState,
} from '../../../contract/support/ticket-terms.ts'
import { errorText, useT } from '../../locale/language.ts'
import { AttachmentsField } from '../../support/attachments-field.tsx'
import { RadioGroup } from '../../ui/form/radio-group.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { Alert } from '../../ui/page/alert.tsx'
import type { RefusedAnswer } from './answer-desk-ticket.ts'

interface AnswerFormProps {
  idempotencyKey: string
  /** How many messages are shown: an answer to fewer than there are is refused. */
  seen: number
  state: TicketState
  refused: RefusedAnswer | undefined
}

/** Renders the form to answer a ticket. */
export function AnswerForm({ idempotencyKey, seen, state, refused }: AnswerFormProps) {
  const t = useT()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refused])
  const { typed, fields = {}, code }: Partial<RefusedAnswer> = refused ?? {}
  // What is solved is either still solved after an answer, or waits for the customer.
  const next = nextTicketStates.filter((each) => state !== 'solved' || each !== 'waiting_for_us')
  return (
    <Form ref={form} method="post" encType="multipart/form-data" noValidate className="grid gap-4">
      <input type="hidden" name="key" value={idempotencyKey} />
      <input type="hidden" name="seen" value={seen} />
      {code && (
        <Alert tone="error" code={code} title={t('desk.ticket-not-sent')}>
          {code === 'VALIDATION' ? t('ticket.check') : errorText(t, code)}
        </Alert>
      )}
      <TextArea
        name="message"
        label={t('desk.ticket-message')}
        hint={t('desk.ticket-message-hint')}
        rows={8}
        required
        defaultValue={typed?.message}
        error={fields.message ? t('ticket.message-wrong', { count: longestTicketText }) : null}
      />
      <AttachmentsField refused={refused} />
      <RadioGroup
        name="next"
        legend={t('desk.ticket-next')}
        options={next.map((value) => ({ value, label: t(`desk.ticket-next-${value}`) }))}
        defaultValue={typed?.next ?? 'waiting_for_customer'}
      />
      <SubmitButton name="act" value="answer" className="justify-self-start">
        {t('desk.ticket-send')}
      </SubmitButton>
    </Form>
  )
}
