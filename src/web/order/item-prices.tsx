import type { ReactNode } from 'react'
import type { Money as MoneyValue } from '../../contract/money.ts'
import { isAwaited } from '../../contract/order/is-live.ts'
import type { OrderItem } from '../../contract/order/order.ts'
import type { PurchasedItem } from '../../contract/payment/payment.ts'
import { useT } from '../locale/language.ts'
import { useItemsByProduct, useProductViews } from '../product/product-views.ts'
import { productWords } from '../product/product-words.ts'
import { isLeftOut } from './left-out.ts'
import { isOnSite, OnSite, WholePrice } from './price/on-site.tsx'
import { PriceLines } from './price/price-lines.tsx'
import type { PricedPart } from './price/summary-lines.ts'

interface ItemPricesProps {
  items: readonly (OrderItem | PurchasedItem)[]
  total: MoneyValue
  /** Whether the total is about to be paid, and the largest text on the page. */
  largest?: boolean
  /** Whether something else is due now, such as a charge whose card was declined. */
  isOwed?: boolean
  /** Whether the total is marked as the page's; not if something around it is. */
  isMarked?: boolean
  children?: ReactNode
}

/**
 * Renders the items' prices: the total we charge, its lines, and separately the amount paid on site. Past items have no
 * on-site amount; items dropped before payment aren't counted.
 */
export function ItemPrices(props: ItemPricesProps) {
  const { total, largest = false, isOwed = false, isMarked = true } = props
  const t = useT()
  const items = props.items.filter((item) => !isLeftOut(item))
  const live = items.filter((item) => !('state' in item) || isAwaited(item))
  const isSplit = live.some(({ lines }) => lines.some(isOnSite))
  const byProduct = useItemsByProduct(items)
  const viewsOf = useProductViews()
  const parts = items.map(
    (item, index): PricedPart => ({
      id: String(index),
      name: viewsOf(item).titleOf(t, item),
      lines: item.lines.filter(({ due }) => due === 'now'),
      words: productWords(t, [item]),
    }),
  )
  return (
    <>
      {total.amount === 0 && (
        <p data-total={0} data-currency={total.currency}>
          {t(isSplit && !isOwed ? 'order.nothing-now' : 'order.nothing-charged')}
        </p>
      )}
      {total.amount > 0 && (
        <PriceLines
          parts={parts}
          total={total}
          totalLabel={isSplit ? t(largest ? 'order.charged-now' : 'order.charged') : undefined}
          largest={largest}
          isMarked={isMarked}
        >
          {byProduct.map(
            ({ product, items: own, views: { PriceNote } }) =>
              PriceNote && <PriceNote key={product} items={own} />,
          )}
          {props.children}
        </PriceLines>
      )}
      {isSplit && <OnSite items={live} />}
      {isSplit && live.length === items.length && <WholePrice items={live} charged={total} />}
    </>
  )
}
