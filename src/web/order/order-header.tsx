import type { Order } from '../../contract/order/order.ts'
import { T } from '../locale/t.tsx'
import { useFormat } from '../locale/use-format.ts'
import { usePublicConfig } from '../session/page-state/page-state.tsx'
import { PageHeading } from '../ui/page/page-heading.tsx'
import { LocalTime } from '../ui/time/local-time.tsx'
import { OrderStatusBadge } from './list/order-status-badge.tsx'

/** Renders the order's code, date and status. */
export function OrderHeader({ order, title }: { order: Order; title: string }) {
  const { orderCode, status, needsCode, total, createdAt, items } = order
  const format = useFormat()
  const { support } = usePublicConfig()
  // By which the list of what is saved on a device names it.
  const about = [
    ...new Set(
      items.map(({ title: name, startsOn }) =>
        [name, startsOn && format.date(startsOn, 'day')].filter(Boolean).join(', '),
      ),
    ),
  ].join(' · ')
  return (
    <div data-order-code={orderCode} data-order-status={status} data-order-about={about}>
      <PageHeading
        title={title}
        lead={
          <T id="order.booked-on" tags={{ date: <LocalTime value={createdAt} look="long" /> }} />
        }
        aside={
          <OrderStatusBadge status={status} needsCode={needsCode} total={total} items={items} />
        }
      />
      <p className="mb-2 hidden text-xs text-ink-soft print:block">
        {['Sojourn', support.email, support.phone].filter(Boolean).join(' · ')}
      </p>
    </div>
  )
}
