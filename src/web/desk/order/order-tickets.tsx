import type { DeskTicketRow } from '../../../contract/desk/desk-tickets.ts'
import { useT, useUrl } from '../../locale/language.ts'
import { Card } from '../../ui/page/card.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { DeskStateBadge, TicketDue } from '../ticket/desk-state-badge.tsx'

/** Renders what people wrote to support about an order, each with a link to its ticket. */
export function OrderTicketList({ tickets }: { tickets: readonly DeskTicketRow[] }) {
  const t = useT()
  const url = useUrl()
  return (
    <Card id="tickets" pad="sm" title={t('desk-order.tickets')}>
      {tickets.length === 0 && <p className="text-ink-soft">{t('desk-order.tickets-none')}</p>}
      <ul className="divide-y divide-line">
        {tickets.map(({ number, topic, state, name, dueAt, isOverdue, isOrderProven }) => (
          <li
            key={number}
            className="grid gap-x-4 gap-y-1 py-2 sm:grid-cols-[6rem_minmax(0,1fr)_auto_12rem] sm:items-center"
          >
            <TextLink
              to={url(`desk/tickets/${number}`)}
              className="inline-flex min-h-10 items-center font-semibold tabular-nums"
            >
              {number}
            </TextLink>
            <p className="min-w-0 wrap-anywhere">
              {t(`ticket.topic-${topic}`)}
              <span className="block text-xs text-ink-soft">
                {name} ·{' '}
                {t(isOrderProven ? 'desk-order.ticket-proven' : 'desk-order.ticket-unproven')}
              </span>
            </p>
            <DeskStateBadge state={state} />
            <p className="text-xs text-ink-soft">
              {dueAt ? <TicketDue dueAt={dueAt} isOverdue={isOverdue} /> : t('desk-order.answered')}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
