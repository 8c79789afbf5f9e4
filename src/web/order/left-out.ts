import type { OrderItem } from '../../contract/order/order.ts'
import type { PurchasedItem } from '../../contract/payment/payment.ts'
import { useT } from '../locale/language.ts'
import { useFormat } from '../locale/use-format.ts'
import { useProductViews } from '../product/product-views.ts'

type Item = OrderItem | PurchasedItem

/** Returns whether an item left the order before it was paid, so that it isn't part of its price. */
export const isLeftOut = (item: Item): boolean => 'isLeftOut' in item && item.isLeftOut === true

/** Returns whether all that isn't booked of an order left it before it was paid, so that nothing is refunded for it. */
export const isOnlyReduced = (items: readonly OrderItem[]): boolean =>
  items.some(isLeftOut) && items.every((item) => item.state !== 'failed' || isLeftOut(item))

/** Returns what left an order before it was paid, in a sentence; undefined if nothing did. */
export function useLeftOutText(items: readonly Item[]): string | undefined {
  const t = useT()
  const { list } = useFormat()
  const viewsOf = useProductViews()
  const gone = items.filter(isLeftOut)
  const titles = [...new Set(gone.map((item) => viewsOf(item).titleOf(t, item)))]
  if (titles.length === 0) return undefined
  return t('order.left-out', { items: list(titles), count: titles.length })
}
