import type { PriceLine } from '../../contract/checkout/price-line.ts'
import type { RefusalCode } from '../../contract/errors.ts'
import type { Transaction } from '../platform/database/database.ts'
import { type Item, priceOf, type WholeOrder } from './whole-order.ts'

type Priced = Pick<Item, 'lines'>

/** Where a payer is, as far as it's known: some promo codes are for some countries only. */
export interface PayerPlace {
  /** Where the edge network locates them. */
  edgeCountry: string | undefined
  /** What the caller claims. */
  country: string | undefined
}

/**
 * What orders and payments need from promo codes, in a transaction that holds the order's lock. For an order without a code
 * none of these reads or writes anything.
 */
export interface Discounts {
  /** Reserves a use of the order's code. Returns false if the discount isn't right any more, and reserves nothing. */
  reserve(tx: Transaction, order: WholeOrder, at: PayerPlace): Promise<boolean>
  /**
   * Lowers or removes a discount that isn't right any more. Returns why; undefined if it's right after all. No attempt to pay
   * may be open.
   */
  correct(tx: Transaction, order: WholeOrder, at: PayerPlace): Promise<RefusalCode | undefined>
  /** Records that the order was paid. */
  use(tx: Transaction, order: WholeOrder): Promise<void>
  /**
   * Records that an order whose use was released when it expired was paid after all. Returns false, and records nothing, if
   * others have taken the last use. The code's other rules count as they were when the payment was promised.
   */
  takeAgain(tx: Transaction, order: WholeOrder): Promise<boolean>
  /** Releases the use of an order that ended unpaid, or with nothing booked of what the code is for. */
  release(tx: Transaction, order: WholeOrder): Promise<void>
}

const isPromo = ({ kind, due }: PriceLine): boolean => kind === 'promo' && due === 'now'

/** Returns the promo code that is applied to items, if any. */
export const promoOf = (items: readonly Priced[]): string | undefined =>
  items.flatMap(({ lines }) => lines).find(isPromo)?.label

/** Returns how much a promo code takes off items, in minor units of the order's currency. */
export const discountOf = (items: readonly Priced[]): number =>
  items
    .flatMap(({ lines }) => lines)
    .filter(isPromo)
    .reduce((sum, { amount }) => sum - amount.amount, 0)

/** Returns the price of items without a promo code: what their suppliers are owed. */
export const fullPriceOf = (items: readonly Priced[]): number => priceOf(items) + discountOf(items)

/** Returns what travellers get back of `amount` of the full price: the same share of what they were charged. */
export function chargedShare(items: readonly Priced[], amount: number): number {
  const [full, charged] = [fullPriceOf(items), priceOf(items)]
  return full === charged || full <= 0 ? amount : share(amount, charged, full)
}

/** Returns lines without a promo code, and with `discount` of this code if that isn't zero. */
export function withDiscount(
  lines: readonly PriceLine[],
  { code, discount, currency }: { code: string; discount: number; currency: string },
): PriceLine[] {
  const others = lines.filter((line) => !isPromo(line))
  if (discount === 0) return others
  const amount = { amount: -discount, currency }
  return [...others, { kind: 'promo', label: code, count: 1, amount, due: 'now' }]
}

/** Returns a new price of an item with the discount that it had, which is at most that price. */
export function keepDiscount<Offered extends Priced>(offered: Offered, before: Priced): Offered {
  const code = promoOf([before])
  const currency = before.lines.find(isPromo)?.amount.currency
  if (!code || !currency) return offered
  const discount = Math.min(discountOf([before]), Math.max(0, priceOf([offered])))
  return { ...offered, lines: withDiscount(offered.lines, { code, discount, currency }) }
}

/**
 * Divides a discount in proportion to amounts; the last ones get what rounding leaves. No share is more than its amount, if
 * the discount isn't more than all of them.
 */
export function shareDiscount(discount: number, amounts: readonly number[]): number[] {
  let left = discount
  let leftOf = amounts.reduce((sum, each) => sum + each, 0)
  return amounts.map((each) => {
    const own = leftOf <= 0 ? 0 : share(left, each, leftOf)
    left -= own
    leftOf -= each
    return own
  })
}

/** Returns `amount` × `part` / `whole`, rounded to the nearest integer. */
function share(amount: number, part: number, whole: number): number {
  const [a, b, c] = [BigInt(amount), BigInt(part), BigInt(whole)]
  return Number((2n * a * b + c) / (2n * c))
}
