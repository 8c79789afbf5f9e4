import { Form } from 'react-router'
import type { DeskTicket } from '../../../contract/desk/desk-tickets.ts'
import { useT, useUrl } from '../../locale/language.ts'
import { AnsweredField } from '../../ui/form/answered-fields.tsx'
import { Select } from '../../ui/form/select.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { Card } from '../../ui/page/card.tsx'
import { Disclosure } from '../../ui/page/disclosure.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { LocalTime } from '../../ui/time/local-time.tsx'
import { DraftArea } from '../unsaved/draft-area.tsx'
import type { RefusedAnswer } from './answer-desk-ticket.ts'
import { DeskStateBadge } from './desk-state-badge.tsx'

interface TicketActsProps {
  ticket: DeskTicket
  idempotencyKey: string
  refused: RefusedAnswer | undefined
}

/** Renders who deals with a ticket, and the forms to give it to somebody, to close it and to reopen it. */
export function TicketActs({ ticket, idempotencyKey, refused }: TicketActsProps) {
  const t = useT()
  const { assigned, state, colleagues, messages } = ticket
  const isAnswered = messages.some(({ staffName }) => staffName !== null)
  const others = colleagues.filter(({ id }) => id !== assigned?.id)
  const key = (act: string) => <input type="hidden" name="key" value={`${act}-${idempotencyKey}`} />
  return (
    <div className="mt-4 grid gap-2">
      <Form method="post" className="flex flex-wrap gap-2">
        {key('take')}
        <SubmitButton
          name="act"
          value={assigned ? 'release' : 'take'}
          variant="secondary"
          size="sm"
        >
          {t(assigned ? 'desk.ticket-release' : 'desk.ticket-take')}
        </SubmitButton>
        {state === 'solved' && (
          <SubmitButton name="act" value="reopen" variant="secondary" size="sm">
            {t('desk.ticket-reopen')}
          </SubmitButton>
        )}
      </Form>
      {others.length > 0 && (
        <Disclosure summary={t('desk.ticket-assign')}>
          <Form method="post" className="grid gap-3 pb-3">
            {key('assign')}
            <Select
              name="to"
              label={t('desk.ticket-assign-to')}
              options={others.map(({ id, name }) => ({ value: id, label: name }))}
            />
            <SubmitButton
              name="act"
              value="assign"
              variant="secondary"
              size="sm"
              className="justify-self-start"
            >
              {t('desk.ticket-do-assign')}
            </SubmitButton>
          </Form>
        </Disclosure>
      )}
      {state !== 'solved' && (
        <Disclosure
          summary={t(isAnswered ? 'desk.ticket-close-answered' : 'desk.ticket-close')}
          open={refused?.fields.why !== undefined}
        >
          <Form method="post" noValidate className="grid gap-3 pb-3">
            {key('close')}
            <AnsweredField
              name="why"
              label={t('desk.ticket-close-why')}
              hint={t('desk.ticket-close-hint')}
              error={refused?.fields.why ? t('desk-order.why-wrong') : null}
              maxLength={1000}
              required
            />
            <SubmitButton
              name="act"
              value="close"
              variant="secondary"
              size="sm"
              className="justify-self-start"
            >
              {t('desk.ticket-do-close')}
            </SubmitButton>
          </Form>
        </Disclosure>
      )}
    </div>
  )
}

/** Renders what staff noted for each other, newest first, and the form for another note. */
export function TicketNotes({ ticket, idempotencyKey, refused }: TicketActsProps) {
  const t = useT()
  const { notes, number } = ticket
  return (
    <Card title={t('desk.ticket-notes')} id="notes">
      <ul className="mb-3 divide-y divide-line">
        {notes.map(({ id, at, staffName, text }) => (
          <li key={id} className="py-2">
            <p className="wrap-anywhere whitespace-pre-line">{text}</p>
            <p className="text-xs text-ink-soft">
              {staffName} · <LocalTime value={at} />
            </p>
          </li>
        ))}
      </ul>
      <Form key={notes.length} method="post" noValidate className="grid gap-3">
        <input type="hidden" name="key" value={`note-${idempotencyKey}`} />
        <DraftArea
          draft={`ticket-note ${number}`}
          name="note"
          label={t('desk.ticket-note')}
          hint={t('desk.ticket-note-hint')}
          error={refused?.fields.text ? t('desk-order.wrong') : null}
          rows={2}
          maxLength={4000}
          required
        />
        <SubmitButton name="act" value="note" variant="secondary" className="justify-self-start">
          {t('desk.ticket-do-note')}
        </SubmitButton>
      </Form>
    </Card>
  )
}

/** Renders what the same person wrote about before; nothing if that's all. */
export function EarlierTickets({ earlier }: Pick<DeskTicket, 'earlier'>) {
  const t = useT()
  const url = useUrl()
  if (earlier.length === 0) return null
  return (
    <Card title={t('desk.ticket-earlier')} id="earlier">
      <ul className="grid gap-2">
        {earlier.map(({ number, topic, state, createdAt }) => (
          <li key={number} className="grid gap-1">
            <span className="flex flex-wrap items-center gap-x-3">
              <TextLink
                to={url(`desk/tickets/${number}`)}
                className="inline-flex min-h-10 items-center tabular-nums"
              >
                {number}
              </TextLink>
              <DeskStateBadge state={state} />
            </span>
            <span className="text-xs text-ink-soft">
              {t(`ticket.topic-${topic}`)} · <LocalTime value={createdAt} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
