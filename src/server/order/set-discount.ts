import { money } from '../../contract/money.ts'
import type { Transaction } from '../platform/database/database.ts'
import { discountOf, withDiscount } from './discount.ts'
import { note, setItem, setOrder } from './order-store.ts'
import { setPayable } from './payable/payable-store.ts'
import { ownPayable, type WholeOrder } from './whole-order.ts'

/**
 * Sets what a promo code takes off each of an order's items, in place of any discount before, and what is left to pay. The
 * transaction holds the order's lock, and no attempt to pay is open. Returns what is left to pay, in minor units.
 */
export async function setDiscount(
  tx: Transaction,
  order: WholeOrder,
  { code, shares, at }: { code: string; shares: ReadonlyMap<string, number>; at: Date },
): Promise<number> {
  const { id, currency } = order
  const items = order.items.filter((item) => shares.has(item.id))
  for (const item of items) {
    const discount = shares.get(item.id) ?? 0
    if (discount === 0 && discountOf([item]) === 0) continue
    const lines = withDiscount(item.lines, { code, discount, currency })
    await setItem(tx, item.id, { lines })
  }
  const given = [...shares.values()].reduce((sum, each) => sum + each, 0)
  const total = order.total + discountOf(items) - given
  await setOrder(tx, id, { total })
  const { trxId, until } = ownPayable(order)
  if (!until) throw new Error(`order ${id} has no time to pay`)
  await setPayable(tx, trxId, { amount: money(total, currency), until })
  await note(tx, id, given > 0 ? 'promo.applied' : 'promo.removed', at)
  return total
}
