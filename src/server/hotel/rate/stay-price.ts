import type { StayPrice } from '../../../contract/hotel/rate.ts'
import { type Money, money } from '../../../contract/money.ts'
import { sumMoney } from '../../../contract/sum-money.ts'
import type { SupplierRate } from '../../supplier/hotel-supplier.ts'
import { convert } from '../../world/exchange-rates.ts'

export const exchange = ({ amount, currency: from }: Money, currency: string): Money =>
  money(convert(amount, from, currency), currency)

/**
 * Returns the price of a supplier's rate in the visitor's currency. Each room's share is converted before they're added
 * up, so that the lines of an order always match its total. What is due at the property stays in its currency, with an
 * estimate. Lists and details use this alone, so that they show the same.
 */
export function stayPriceOf({ rooms }: Pick<SupplierRate, 'rooms'>, currency: string): StayPrice {
  const now = sumMoney(
    rooms.map((room) => exchange(room.now, currency)),
    currency,
  )
  const due = rooms.flatMap(({ atProperty }) => atProperty ?? [])
  const [first] = due
  if (!first) return { now, total: now }
  const amount = sumMoney(due, first.currency)
  const estimate = exchange(amount, currency)
  return {
    now,
    atProperty: { amount, estimate },
    total: money(now.amount + estimate.amount, currency),
  }
}

/**
 * Returns the last instant at which cancelling refunds all that is paid now, in milliseconds since 1970; 0 if it never
 * does.
 */
export function freeUntilOf({ rooms, refundUntil }: Pick<SupplierRate, 'rooms' | 'refundUntil'>) {
  const paid = paidNow(rooms)
  const free = refundUntil.filter(({ refund }) => refund.amount >= paid)
  return Math.max(0, ...free.map(({ instant }) => Date.parse(instant)))
}

/** Returns what a rate charges now, in minor units of the supplier's currency. */
export const paidNow = (rooms: SupplierRate['rooms']): number =>
  rooms.reduce((sum, { now }) => sum + now.amount, 0)
