import { isAwaited } from '../../../contract/order/is-live.ts'
import type { Order } from '../../../contract/order/order.ts'
import { useProductViews } from '../../product/product-views.ts'

/** On one day, what has no time of its own, such as a check-in, comes after what has one. */
const sortKey = (start: string): string => (start.includes('T') ? start : `${start}T24`)

/** Returns the order's next event: an item's start, or the answer a supplier is waiting for. */
export function useNext({ items }: Pick<Order, 'items'>) {
  const viewsOf = useProductViews()
  const [next] = items
    .filter(isAwaited)
    .flatMap((item) => {
      const { icon, nextStart } = viewsOf(item)
      const start = nextStart(item)
      return start ? [{ item, icon, start }] : []
    })
    .sort((one, other) => sortKey(one.start).localeCompare(sortKey(other.start)))
  const [answer] = items.flatMap((item) => viewsOf(item).notices?.answerDue(item) ?? [])
  return { item: next?.item, start: next?.start, icon: next?.icon ?? 'flag', answer }
}
