import type { Order } from '../../../contract/order/order.ts'
import { useT, useUrl } from '../../locale/language.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { flightCount, type OrderItem } from '../bookings-of.ts'

interface NoRefundProps {
  order: Order
  /** The booking that was asked about; none when nothing is held any more. */
  items: readonly OrderItem[]
  changeable: readonly string[]
}

/** Nothing comes back: why, and what can be done instead. */
export function NoRefund({ order: { orderCode }, items, changeable }: NoRefundProps) {
  const t = useT()
  const url = useUrl()
  const other = items.find(({ id }) => changeable.includes(id))
  if (items.length === 0) {
    return (
      <EmptyState icon="info" title={t('aftersales.refund-none-title')} code="NOT_REFUNDABLE">
        <p>{t('aftersales.refund-none-text')}</p>
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon="info"
      title={t('aftersales.refund-not-title')}
      code="NOT_REFUNDABLE"
      actions={
        other && (
          <LinkButton
            icon="arrow-swap"
            to={url(`aftersales/change-flight/submission/${orderCode}/search`, { item: other.id })}
          >
            {t('aftersales.manage-change', { count: flightCount([other]) })}
          </LinkButton>
        )
      }
    >
      <p>{t(other ? 'aftersales.refund-not-text-change' : 'aftersales.refund-not-text')}</p>
    </EmptyState>
  )
}
