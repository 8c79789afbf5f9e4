import type { OrderRefund } from '../../../contract/aftersales/after-sales.ts'
import type { Order } from '../../../contract/order/order.ts'
import { sumMoney } from '../../../contract/sum-money.ts'
import { useMoney } from '../../currency/use-money.ts'
import { useT, useUrl } from '../../locale/language.ts'
import { useFormat } from '../../locale/use-format.ts'
import { useItemsByProduct } from '../../product/product-views.ts'
import { productWords } from '../../product/product-words.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Card } from '../../ui/page/card.tsx'
import { isOnlyReduced, isPromoLost, useLeftOutText, usePromoLostText } from '../left-out.ts'
import { sentByMethod } from '../sent-refunds.ts'
import { isOrderMoving } from './order-progress.ts'
import { OrderTimeline } from './order-timeline.tsx'

interface OrderNextProps {
  order: Order
  /** The order's refunds, as far as they're known. */
  refunds: readonly OrderRefund[]
  /** After-sales activity, which the status doesn't show. */
  instead?: 'notice' | 'in-progress' | undefined
}

/** Renders what happens next, and what the traveller has to do, if anything. */
export function OrderNext({ order, refunds, instead }: OrderNextProps) {
  const t = useT()
  const url = useUrl()
  const { status, orderCode, items } = order
  const words = productWords(t, items)
  const leftOut = useLeftOutText(items)
  const promoLost = usePromoLostText(items)
  const over = status === 'expired' || status === 'failed' || status === 'refunded'
  return (
    <Card title={t('order.next')}>
      <p className="-mt-2 mb-6" aria-live="polite">
        {instead ? words(`aftersales.next-${instead}`) : <Lead order={order} refunds={refunds} />}
      </p>
      {leftOut && <p className="-mt-4 mb-6">{leftOut}</p>}
      {promoLost && <p className="-mt-4 mb-6">{promoLost}</p>}
      {/* The lead of an order that was refunded says by when already. */}
      <OrderTimeline order={order} refunds={status === 'refunded' && !instead ? [] : refunds} />
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

/** Renders the order's status in words, and what was refunded because of it once all of it is sent. */
function Lead({ order, refunds }: Pick<OrderNextProps, 'order' | 'refunds'>) {
  const t = useT()
  const money = useMoney()
  const format = useFormat()
  const { status, items } = order
  // No supplier has refused what lost its promo code, so none is named.
  const words = productWords(t, items.some(isPromoLost) ? [] : items)
  const isPart = status === 'partly_confirmed'
  // An order that ended unpaid has no other money than what came too late.
  const isLate =
    (status === 'expired' || status === 'cancelled') &&
    order.paid.amount === 0 &&
    refunds.some(({ reason }) => reason === 'extra')
  const own = refunds.filter(({ reason }) =>
    isPart
      ? reason === 'not_confirmed'
      : isLate
        ? reason === 'extra'
        : status === 'refunded' && reason !== 'extra',
  )
  // Nothing is due now, so what it waits for is a card or a code.
  if (status === 'awaiting_payment' && order.total.amount === 0)
    return t(`order.lead-awaiting_${order.needsCode ? 'code' : 'card'}`)
  if (isPart && isOnlyReduced(items)) return words('order.lead-partly_left_out')
  if (own.length === 0 || own.some(({ arrivesBy }) => !arrivesBy)) {
    return isLate ? t('order.lead-late') : words(`order.lead-${status}`)
  }
  const sent = sentByMethod(own).map(({ method, refunds: same, by }) => {
    const amount = sumMoney(
      same.map((each) => each.amount),
      order.total.currency,
    )
    return t(`order.refund-sent-${method}`, { amount: money(amount), day: format.date(by, 'long') })
  })
  return [...(isPart ? [words('order.lead-partly_refunded')] : []), ...sent].join(' ')
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
