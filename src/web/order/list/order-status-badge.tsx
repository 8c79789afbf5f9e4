import type { OrderStatus } from '../../../contract/order/order.ts'
import { useT } from '../../locale/language.ts'
import { productWords } from '../../product/product-words.ts'
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
}

interface OrderStatusBadgeProps {
  status: OrderStatus
  items: readonly { product: string }[]
}

/** Renders an order's status. */
export function OrderStatusBadge({ status, items }: OrderStatusBadgeProps) {
  const words = productWords(useT(), items)
  return (
    <Badge
      tone={tones[status]}
      icon={status === 'confirmed' ? 'check-circle' : 'info'}
      className="px-3 py-1 text-base"
    >
      {words(`order.status-${status}`)}
    </Badge>
  )
}
