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
  const named = useTitles(items.filter(isLeftOut))
  return named && t('order.left-out', named)
}

/** Returns whether an item wasn't booked because its promo code had been used otherwise when the money arrived. */
export const isPromoLost = (item: Item): boolean =>
  'isPromoLost' in item && item.isPromoLost === true

/** Returns what wasn't booked for want of its promo code, and why, in a sentence; undefined if nothing is. */
export function usePromoLostText(items: readonly Item[]): string | undefined {
  const t = useT()
  const named = useTitles(items.filter(isPromoLost))
  return named && t('order.promo-lost', named)
}

/** Returns the titles of items, each once; undefined if there are none. */
function useTitles(items: readonly Item[]): { items: string } | undefined {
  const t = useT()
  const { list } = useFormat()
  const viewsOf = useProductViews()
  const titles = [...new Set(items.map((item) => viewsOf(item).titleOf(t, item)))]
  return titles.length > 0 ? { items: list(titles) } : undefined
}
