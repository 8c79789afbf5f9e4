import type { Money } from '../../../contract/money.ts'
import type { OrderStatus } from '../../../contract/order/order.ts'
import { useT } from '../../locale/language.ts'
import { OrderStatusBadge } from '../../order/list/order-status-badge.tsx'
import { cx } from '../../ui/cx.ts'
import { Badge } from '../../ui/page/badge.tsx'

interface OrderStateProps {
  order: {
    status: OrderStatus
    needsCode?: boolean | undefined
    total: Money
    items: readonly { product: string }[]
  }
  /** Whether a payment is disputed, which the status doesn't say. */
  isDisputed: boolean
  /** Whether an airline has cancelled flights of it, which the status doesn't say until the traveller answers. */
  isFlightCancelled?: boolean
  /** For rows of a table. */
  isSmall?: boolean
}

/** Renders an order's status as its traveller sees it, and that its payment is disputed. */
export function OrderState(props: OrderStateProps) {
  const { order, isDisputed, isFlightCancelled = false, isSmall = false } = props
  const t = useT()
  const { status, total, items } = order
  return (
    <span className="inline-flex flex-wrap gap-1" data-order-state={status}>
      {order.needsCode ? (
        <Badge tone="amber" icon="info" className={cx(!isSmall && 'px-3 py-1 text-base')}>
          {t('desk-state.waits-for-code')}
        </Badge>
      ) : (
        <OrderStatusBadge status={status} total={total} items={items} isSmall={isSmall} />
      )}
      {isFlightCancelled && (
        <Badge tone="red" icon="warning" className={cx(!isSmall && 'px-3 py-1 text-base')}>
          {t('desk-state.flight-cancelled')}
        </Badge>
      )}
      {isDisputed && (
        <Badge tone="amber" icon="warning" className={cx(!isSmall && 'px-3 py-1 text-base')}>
          {t('desk-state.payment-disputed')}
        </Badge>
      )}
    </span>
  )
}
