import type { PriceLine } from '../../../contract/checkout/price-line.ts'
import type { Rate } from '../../../contract/hotel/rate.ts'
import { money } from '../../../contract/money.ts'
import { promoOf } from '../../order/discount.ts'
import { changeFeesOf, priceOf } from '../../order/whole-order.ts'
import { stayPriceLines } from '../booking/stay-price-lines.ts'
import type { StayItem } from '../order-item/stay-item.ts'

/**
 * Returns the price lines of each room of a changed stay: what the room costs now, and for the first one the fees of all
 * changes. They add up to what was charged; what exchange rates leave over, or a promo code takes off, is a line of its own.
 */
export function changedLines(
  before: readonly Pick<StayItem, 'lines'>[],
  rate: Pick<Rate, 'rooms' | 'fees' | 'price'>,
): PriceLine[][] {
  const fees = before.flatMap(({ lines }) =>
    lines.filter(({ due, kind }) => due === 'now' && kind === 'fee'),
  )
  const rooms = stayPriceLines(rate)
  const rest = priceOf(before) - changeFeesOf(before) - priceOf(rooms.map((lines) => ({ lines })))
  const code = promoOf(before)
  const left: PriceLine = {
    ...(code && rest < 0 ? { kind: 'promo', label: code } : { kind: 'change' }),
    count: 1,
    amount: money(rest, rate.price.now.currency),
    due: 'now',
  }
  return rooms.map((lines, room) =>
    room === 0 ? [...lines, ...fees, ...(rest === 0 ? [] : [left])] : lines,
  )
}
