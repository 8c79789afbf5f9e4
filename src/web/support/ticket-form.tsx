import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import {
  longestTicketName,
  longestTicketText,
  ticketTopics,
} from '../../contract/support/ticket-terms.ts'
import { errorText, useT } from '../locale/language.ts'
import { AnsweredArea, AnsweredField } from '../ui/form/answered-fields.tsx'
import { Select } from '../ui/form/select.tsx'
import { SubmitButton } from '../ui/form/submit-button.tsx'
import { Alert } from '../ui/page/alert.tsx'
import { Card } from '../ui/page/card.tsx'
import type { Refused, TypedTicket } from './answer-ticket.ts'
import { AttachmentsField } from './attachments-field.tsx'

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
  const { fields = {}, code } = refused ?? {}
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
        {code && (
          <Alert tone="error" code={code} title={t('ticket.not-sent')}>
            {code === 'VALIDATION' ? t('ticket.check') : errorText(t, code)}
          </Alert>
        )}
        <Select
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
          maxLength={20}
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
          <AnsweredField
            name="email"
            type="email"
            label={t('ticket.email')}
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required
            maxLength={254}
            defaultValue={typed.email}
            error={fields.email ? t('ticket.email-wrong') : null}
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
      </Form>
    </Card>
  )
}
