import type { Order, OrderStatus } from '../../contract/order.ts'
import { T } from '../locale/t.tsx'
import { useT } from '../locale/use-t.ts'
import { Badge } from '../ui/badge.tsx'
import { DateTime } from '../ui/date-time.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

const tones: Readonly<Record<OrderStatus, 'neutral' | 'sea' | 'amber' | 'red'>> = {
  reserving: 'neutral',
  awaiting_payment: 'amber',
  paid: 'neutral',
  confirmed: 'sea',
  partly_confirmed: 'amber',
  expired: 'red',
  failed: 'red',
  cancelled: 'neutral',
  refunded: 'neutral',
}

/** The order's code, when it was made, and how it stands. */
export function OrderHeader({ order, title }: { order: Order; title: string }) {
  const t = useT()
  const { orderCode, status, createdAt } = order
  return (
    <div data-order-code={orderCode} data-order-status={status}>
      <PageHeading
        title={title}
        lead={<T id="order.made" tags={{ date: <DateTime value={createdAt} look="long" /> }} />}
        aside={
          <Badge
            tone={tones[status]}
            icon={status === 'confirmed' ? 'check-circle' : 'info'}
            className="px-3 py-1 text-base"
          >
            {t(`order.status-${status}`)}
          </Badge>
        }
      />
    </div>
  )
}
