import type { Order } from '../../contract/order/order.ts'
import { T } from '../locale/t.tsx'
import { PageHeading } from '../ui/page/page-heading.tsx'
import { LocalTime } from '../ui/time/local-time.tsx'
import { OrderStatusBadge } from './list/order-status-badge.tsx'

/** Renders the order's code, date and status. */
export function OrderHeader({ order, title }: { order: Order; title: string }) {
  const { orderCode, status, total, createdAt, items } = order
  return (
    <div data-order-code={orderCode} data-order-status={status}>
      <PageHeading
        title={title}
        lead={
          <T id="order.booked-on" tags={{ date: <LocalTime value={createdAt} look="long" /> }} />
        }
        aside={<OrderStatusBadge status={status} total={total} items={items} />}
      />
    </div>
  )
}
