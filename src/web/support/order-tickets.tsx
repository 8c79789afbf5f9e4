import type { Ticket } from '../../contract/support/tickets.ts'
import { useT, useUrl } from '../locale/language.ts'
import { Card } from '../ui/page/card.tsx'
import { Disclosure } from '../ui/page/disclosure.tsx'
import { ReplyForm } from './reply-form.tsx'
import { TicketMessages } from './ticket-messages.tsx'
import { TicketStateBadge } from './ticket-state-badge.tsx'

/** Renders an order's conversations with support, each with a form to reply. */
export function OrderTickets({
  tickets,
}: {
  tickets: readonly (Ticket & { idempotencyKey: string })[]
}) {
  const t = useT()
  const url = useUrl()
  if (tickets.length === 0) return null
  return (
    <Card title={t('ticket.of-order')}>
      <ul className="grid gap-3">
        {tickets.map(({ number, topic, state, messages, idempotencyKey }) => (
          <li key={number} className="border-t border-line pt-3 first:border-0 first:pt-0">
            <Disclosure
              open={state === 'waiting_for_customer'}
              summary={
                <span className="flex flex-wrap items-center gap-2">
                  {t('ticket.summary', { topic: t(`ticket.topic-${topic}`), number })}
                  <TicketStateBadge state={state} />
                </span>
              }
            >
              <div className="grid gap-4 pt-2">
                <TicketMessages
                  messages={messages}
                  nameOf={({ author }) => t(author === 'staff' ? 'ticket.us' : 'ticket.you')}
                  fileUrl={(id) => url(`contact/${number}/${id}`)}
                />
                <ReplyForm
                  key={messages.length}
                  number={number}
                  idempotencyKey={idempotencyKey}
                  isSolved={state === 'solved'}
                />
              </div>
            </Disclosure>
          </li>
        ))}
      </ul>
    </Card>
  )
}
