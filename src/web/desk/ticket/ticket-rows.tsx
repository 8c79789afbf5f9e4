import { Form } from 'react-router'
import type { DeskTicketRow } from '../../../contract/desk/desk-tickets.ts'
import { ticketLists, ticketTopics } from '../../../contract/support/ticket-terms.ts'
import { useT, useUrl } from '../../locale/language.ts'
import { Select } from '../../ui/form/select.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { LocalTime } from '../../ui/time/local-time.tsx'
import { DeskPages } from '../desk-pages.tsx'
import { DeskStateBadge, TicketDue } from './desk-state-badge.tsx'
import type { TicketFilter } from './desk-tickets.tsx'

interface TicketRowsProps {
  title: string
  filter: TicketFilter
  tickets: readonly DeskTicketRow[]
  total: number
}

/** Renders a list of tickets with its filters. */
export function TicketRows({ title, filter, tickets, total }: TicketRowsProps) {
  const t = useT()
  const url = useUrl()
  const { list, topic, q, page } = filter
  const at = (number: number) => url('desk/tickets', { list, topic, q: q || null, page: number })
  return (
    <>
      <PageHeading title={title} />
      <Form
        key={JSON.stringify(filter)}
        role="search"
        className="mb-4 grid items-end gap-3 sm:grid-cols-[1fr_1fr_2fr_auto]"
      >
        <Select
          name="list"
          label={t('desk.tickets-list')}
          options={ticketLists.map((value) => ({ value, label: t(`desk.tickets-${value}`) }))}
          defaultValue={list}
        />
        <Select
          name="topic"
          label={t('ticket.topic')}
          placeholder={t('desk.tickets-any-topic')}
          options={ticketTopics.map((value) => ({ value, label: t(`ticket.topic-${value}`) }))}
          defaultValue={topic ?? ''}
        />
        <TextField
          name="q"
          type="search"
          label={t('desk.tickets-search')}
          maxLength={100}
          defaultValue={q}
        />
        <SubmitButton className="min-h-12">{t('desk.tickets-show')}</SubmitButton>
      </Form>
      <p role="status" className="mb-2 text-ink-soft">
        {t('desk.tickets-count', { count: total })}
      </p>
      <ul className="divide-y divide-line rounded border border-line bg-surface">
        {tickets.map((ticket) => (
          <li
            key={ticket.number}
            className="grid gap-x-4 gap-y-1 px-4 py-3 md:grid-cols-[6rem_minmax(0,1fr)_auto_10rem] lg:grid-cols-[7rem_minmax(0,1fr)_13rem_12rem] md:items-center"
          >
            <TextLink
              to={url(`desk/tickets/${ticket.number}`)}
              className="inline-flex min-h-10 items-center font-semibold tabular-nums"
            >
              {ticket.number}
            </TextLink>
            <p className="min-w-0 wrap-anywhere">
              <span className="font-medium">{ticket.name}</span>{' '}
              <span className="text-ink-soft max-sm:block max-sm:text-xs">{ticket.email}</span>
              <span className="block text-xs text-ink-soft">
                {[
                  t(`ticket.topic-${ticket.topic}`),
                  ...(ticket.orderCode
                    ? [
                        t(ticket.isOrderProven ? 'ticket.to-order' : 'desk.tickets-unproven', {
                          code: ticket.orderCode,
                        }),
                      ]
                    : []),
                  ...(ticket.assigned ? [ticket.assigned.name] : []),
                ].join(' · ')}
              </span>
            </p>
            <DeskStateBadge state={ticket.state} />
            <p className="text-xs text-ink-soft">
              {ticket.dueAt ? (
                <TicketDue dueAt={ticket.dueAt} isOverdue={ticket.isOverdue} />
              ) : (
                <LocalTime value={ticket.changedAt} />
              )}
            </p>
          </li>
        ))}
      </ul>
      {total === 0 && q !== '' && (
        <LinkButton to={url('desk/orders', { q })} variant="secondary" className="mt-4">
          {t('desk.tickets-search-orders', { text: q })}
        </LinkButton>
      )}
      <DeskPages page={page} total={total} at={at} />
    </>
  )
}
