import type { DeskQueueEntry } from '../../contract/desk/order/desk-queues.ts'
import { useMoney } from '../currency/use-money.ts'
import { useT, useUrl } from '../locale/language.ts'
import { useFormat } from '../locale/use-format.ts'
import { TextLink } from '../ui/text-link.tsx'
import { queueWord } from './order/table/order-words.ts'
import { TicketDue } from './ticket/desk-state-badge.tsx'

/** Renders an order or a ticket that waits in a queue: its link, why it waits, and until when. */
export function QueueRow({ entry }: { entry: DeskQueueEntry }) {
  const t = useT()
  const url = useUrl()
  const money = useMoney()
  const format = useFormat()
  const { target, what, name, amount, startsOn, deadline, isOverdue } = entry
  const about = [
    ...(startsOn ? [t('desk-order.queue-starts', { day: format.date(startsOn, 'medium') })] : []),
    ...(name ? [name] : []),
    ...(amount ? [money(amount)] : []),
  ]
  return (
    <li className="grid gap-x-4 py-2 sm:grid-cols-[7rem_minmax(0,1fr)_12rem] sm:items-center">
      <TextLink
        to={url(target.kind === 'order' ? `desk/orders/${target.id}` : `desk/tickets/${target.id}`)}
        className="inline-flex min-h-10 items-center font-semibold tabular-nums"
      >
        {target.id}
      </TextLink>
      <span className="wrap-anywhere">
        {queueWord(t, what)}
        {about.length > 0 && (
          <span className="block text-xs text-ink-soft">{about.join(' · ')}</span>
        )}
      </span>
      <span className="text-xs text-ink-soft">
        <TicketDue dueAt={deadline} isOverdue={isOverdue} />
      </span>
    </li>
  )
}
