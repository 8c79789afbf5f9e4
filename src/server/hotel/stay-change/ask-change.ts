import type { Rate } from '../../../contract/hotel/rate.ts'
import type { ChangeCost } from '../../aftersales/quote.ts'
import { chargedShare } from '../../order/discount.ts'
import type { HotelSupplier } from '../../supplier/hotel-supplier.ts'
import type { ChangeQuote, ChangeTerms, StayChange } from '../../supplier/stay-change.ts'
import type { StayItem } from '../order-item/stay-item.ts'
import { quoteRate } from '../rate/quoted-rate.ts'
import { stayChangeCost } from './stay-change-cost.ts'

/** A change as its supplier quotes it, with the new rate and the cost as travellers see them. */
interface AskedChange {
  quoted: ChangeTerms
  rate: Rate
  cost: ChangeCost
}

/**
 * Asks a supplier what a change of a booked stay costs. If it costs less and a promo code was used, the difference is the
 * same share of what was charged.
 */
export async function askChange(
  supplier: HotelSupplier,
  items: readonly [StayItem, ...StayItem[]],
  change: StayChange,
): Promise<AskedChange | Exclude<ChangeQuote, { outcome: 'quoted' }>> {
  if (!supplier.quoteChange) throw new Error(`${supplier.id} changes no bookings`)
  const answer = await supplier.quoteChange(change)
  if (answer.outcome !== 'quoted') return answer
  const { outcome: _, ...quoted } = answer
  const { details } = items[0]
  // What was paid can't be exchanged for what is due at the property, or the other way round.
  if (quoted.rate.pay !== details.rate.pay) return { outcome: 'gone' }
  const { currency } = details.rate.price.now
  // Another room type's id in the property's list isn't known here, and orders don't need it.
  const isSameType = quoted.rate.room.id === details.source.room.id
  const roomId = isSameType ? details.rate.roomId : undefined
  const { rate } = quoteRate(supplier, quoted.rate, currency, roomId)
  const { difference, fee } = stayChangeCost(details, quoted, rate)
  const charged = difference < 0 ? 0 - chargedShare(items, 0 - difference) : difference
  const discount = charged - difference
  const cost = { difference: charged, fee, ...(discount > 0 ? { discount } : {}) }
  return { quoted, rate, cost }
}
