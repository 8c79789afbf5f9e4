import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import {
  longestTicketName,
  longestTicketText,
  ticketTopics,
} from '../../contract/support/ticket-terms.ts'
import { useT } from '../locale/language.ts'
import { AnswerAddress, SendAnyway } from '../traveller/answer-address.tsx'
import { AnsweredArea, AnsweredField, AnsweredSelect } from '../ui/form/answered-fields.tsx'
import { SubmitButton } from '../ui/form/submit-button.tsx'
import { Card } from '../ui/page/card.tsx'
import type { Refused, TypedTicket } from './answer-ticket.ts'
import { AttachmentsField } from './attachments-field.tsx'
import { NotSent } from './not-sent.tsx'

interface TicketFormProps {
  /** What is known of the visitor and their order. */
  known: Partial<TypedTicket>
  refused: Refused<TypedTicket> | undefined
}

/** Renders the form to write to support. */
export function TicketForm({ known, refused }: TicketFormProps) {
  const t = useT()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refused])
  const { fields = {} } = refused ?? {}
  const typed = refused?.typed ?? known
  return (
    <Card title={t('ticket.title')}>
      <Form
        ref={form}
        method="post"
        encType="multipart/form-data"
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          // Only the files' field has a check of its own: what it found is shown beside it.
          const files = event.currentTarget.elements.namedItem('attachments')
          if (files instanceof HTMLInputElement && files.validity.customError) {
            event.preventDefault()
            files.focus()
          }
        }}
      >
        {refused && <NotSent refused={refused} />}
        <AnsweredSelect
          name="topic"
          label={t('ticket.topic')}
          placeholder={t('ticket.topic-choose')}
          options={ticketTopics.map((value) => ({ value, label: t(`ticket.topic-${value}`) }))}
          defaultValue={typed.topic ?? ''}
          error={fields.topic ? t('ticket.topic-missing') : null}
        />
        <AnsweredField
          name="orderCode"
          label={t('ticket.order')}
          hint={t('ticket.order-hint')}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          optional
          defaultValue={typed.orderCode}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <AnsweredField
            name="name"
            label={t('ticket.name')}
            autoComplete="name"
            required
            maxLength={longestTicketName}
            defaultValue={typed.name}
            error={fields.name ? t('ticket.name-wrong') : null}
          />
          <AnswerAddress
            label={t('ticket.email')}
            email={typed.email}
            problem={fields.email}
            wrong={t('ticket.email-wrong')}
          />
        </div>
        <AnsweredArea
          name="message"
          label={t('ticket.message')}
          rows={6}
          required
          defaultValue={typed.message}
          error={fields.message ? t('ticket.message-wrong', { count: longestTicketText }) : null}
        />
        <AttachmentsField refused={refused} />
        <SubmitButton size="lg" block>
          {t('ticket.send')}
        </SubmitButton>
        <SendAnyway email={typed.email} problem={fields.email} />
      </Form>
    </Card>
  )
}
