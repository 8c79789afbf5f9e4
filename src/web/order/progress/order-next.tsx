import type { Order } from '../../../contract/order/order.ts'
import { useT, useUrl } from '../../locale/language.ts'
import { useItemsByProduct } from '../../product/product-views.ts'
import { productWords } from '../../product/product-words.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Card } from '../../ui/page/card.tsx'
import { isOrderMoving } from './order-progress.ts'
import { OrderTimeline } from './order-timeline.tsx'

interface OrderNextProps {
  order: Order
  /** After-sales activity, which the status doesn't show. */
  instead?: 'notice' | 'in-progress' | undefined
}

/** Renders what happens next, and what the traveller has to do, if anything. */
export function OrderNext({ order, instead }: OrderNextProps) {
  const t = useT()
  const url = useUrl()
  const { status, orderCode, items } = order
  const words = productWords(t, items)
  const over = status === 'expired' || status === 'failed' || status === 'refunded'
  return (
    <Card title={t('order.next')}>
      <p className="-mt-2 mb-6" aria-live="polite">
        {words(instead ? `aftersales.next-${instead}` : `order.lead-${status}`)}
      </p>
      <OrderTimeline order={order} />
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3 empty:hidden">
        {isOrderMoving(status) && (
          <>
            <LinkButton
              variant="secondary"
              icon="refresh"
              reloadDocument
              to={url(`order/${orderCode}`)}
            >
              {t('order.refresh')}
            </LinkButton>
            <p className="text-xs text-ink-soft">{t('order.updates')}</p>
          </>
        )}
        {over && <SearchAgain order={order} />}
      </div>
    </Card>
  )
}

function SearchAgain({ order }: { order: Order }) {
  const t = useT()
  const url = useUrl()
  const searches = useItemsByProduct(order.items).flatMap(({ product, views }) => {
    const search = views.searchAgain?.(order)
    return search ? [{ product, search }] : []
  })
  return searches.map(({ product, search }) => (
    <LinkButton key={product} icon="search" to={url(search.path, search.query)}>
      {productWords(t, [{ product }])('order.search-again')}
    </LinkButton>
  ))
}
