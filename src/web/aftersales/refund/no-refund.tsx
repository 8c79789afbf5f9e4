import type { Order, OrderItem } from '../../../contract/order/order.ts'
import { useT, useUrl } from '../../locale/language.ts'
import { partCount, useProductViews } from '../../product/product-views.ts'
import { productWords } from '../../product/product-words.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'

interface NoRefundProps {
  order: Order
  /** The reservation asked about; empty if nothing can be cancelled any more. */
  items: readonly OrderItem[]
  changeable: readonly string[]
}

/** Renders why there's no refund, and what to do instead. */
export function NoRefund({ order, items, changeable }: NoRefundProps) {
  const t = useT()
  const words = productWords(t, items)
  const url = useUrl()
  const viewsOf = useProductViews()
  const other = items.find(({ id }) => changeable.includes(id))
  const change = other && viewsOf(other).changeAddress?.(order, other)
  if (items.length === 0) {
    return (
      <EmptyState icon="info" title={t('aftersales.refund-none-title')} code="NOT_REFUNDABLE">
        <p>{productWords(t, order.items)('aftersales.refund-none-text')}</p>
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon="info"
      title={words('aftersales.refund-not-title')}
      code="NOT_REFUNDABLE"
      actions={
        change && (
          <LinkButton icon="arrow-swap" to={url(change.path, change.query)}>
            {words('aftersales.manage-change', { count: partCount(viewsOf, [other]) })}
          </LinkButton>
        )
      }
    >
      <p>{words(change ? 'aftersales.refund-not-text-change' : 'aftersales.refund-not-text')}</p>
    </EmptyState>
  )
}
