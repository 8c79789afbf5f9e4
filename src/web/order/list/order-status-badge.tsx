import type { Money } from '../../../contract/money.ts'
import type { OrderStatus } from '../../../contract/order/order.ts'
import { useT } from '../../locale/language.ts'
import { productWords } from '../../product/product-words.ts'
import { cx } from '../../ui/cx.ts'
import { Badge } from '../../ui/page/badge.tsx'

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
  no_show: 'amber',
}

interface OrderStatusBadgeProps {
  status: OrderStatus
  /** Whether it waits for a code from a mail. */
  needsCode?: boolean | undefined
  /** What we charge. */
  total: Money
  items: readonly { product: string }[]
  /** For rows of a table. */
  isSmall?: boolean
}

/** Renders an order's status. */
export function OrderStatusBadge({
  status,
  needsCode,
  total,
  items,
  isSmall,
}: OrderStatusBadgeProps) {
  const words = productWords(useT(), items)
  return (
    <Badge
      tone={tones[status]}
      icon={status === 'confirmed' ? 'check-circle' : 'info'}
      className={cx(!isSmall && 'px-3 py-1 text-base')}
    >
      {words(
        `order.status-${needsCode ? 'awaiting_code' : total.amount === 0 ? freeStatus(status) : status}`,
      )}
    </Badge>
  )
}

/** Returns the status of an order that has nothing to pay and needs no code: what it waits for is a card. */
function freeStatus(status: OrderStatus) {
  if (status === 'awaiting_payment') return 'awaiting_card'
  return status === 'expired' ? 'expired_free' : status
}
