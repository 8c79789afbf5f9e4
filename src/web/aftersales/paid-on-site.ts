import type { OrderItem } from '../../contract/order/order.ts'

/** Returns whether items are paid on site alone, so that cancelling them can cost something but refunds nothing. */
export function isPaidOnSite(items: readonly Pick<OrderItem, 'lines'>[]): boolean {
  const lines = items.flatMap((item) => item.lines).filter(({ amount }) => amount.amount > 0)
  return lines.length > 0 && lines.every(({ due }) => due === 'on_site')
}
