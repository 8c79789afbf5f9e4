import type { Rate, RefundStep, StayFee } from '../../../contract/hotel/rate.ts'
import { nightsOf } from '../../../contract/hotel/stay.ts'
import { type Money, money } from '../../../contract/money.ts'
import type { HotelSupplier, SupplierRate } from '../../supplier/hotel-supplier.ts'
import { ratesDate } from '../../world/exchange-rates.ts'
import { rateIdOf, rateNumber } from './rate-id.ts'
import { exchange, freeUntilOf, paidNow, stayPriceOf } from './stay-price.ts'

/** A rate as we quote it, with the supplier's own. */
export interface QuotedRate {
  rate: Rate
  source: SupplierRate
  /** The date of the exchange rates used. */
  ratesDate: string
}

/** The most rooms that are announced as the last ones (docs/decisions/145-few-rooms-left.md). */
const fewRooms = 2

/** Returns the number of rooms left if the supplier states it, 0 meaning that it doesn't, and it is small. */
export const fewLeft = (roomsLeft: number | undefined): number | undefined =>
  roomsLeft && roomsLeft <= fewRooms ? roomsLeft : undefined

/** Returns the average of one room's night. */
export const perNightOf = (total: Money, { stay }: Pick<SupplierRate, 'stay'>): Money =>
  money(Math.round(total.amount / (nightsOf(stay) * stay.rooms.length)), total.currency)

/**
 * Quotes a supplier's rate in `currency`. The same rate always gets the same id. `roomId` is its room type's in the
 * property's list.
 */
export function quoteRate(
  supplier: Pick<HotelSupplier, 'id' | 'name'>,
  source: SupplierRate,
  currency: string,
  roomId = source.room.id,
): QuotedRate {
  const price = stayPriceOf(source, currency)
  const freeUntil = freeUntilOf(source)
  const roomsLeft = fewLeft(source.roomsLeft)
  const rate: Rate = {
    rateId: rateIdOf(rateNumber(supplier.id, source, currency)),
    supplier: supplier.id,
    supplierName: supplier.name,
    roomId,
    roomName: source.room.name,
    board: source.board,
    pay: source.pay,
    price,
    perNight: perNightOf(price.total, source),
    rooms: source.rooms.map(({ now, atProperty, room }) => ({
      now: exchange(now, currency),
      ...(atProperty ? { atProperty } : {}),
      ...(room ? { roomName: room.name } : {}),
    })),
    fees: source.fees.map((fee) => quotedFee(fee, currency)),
    refundUntil: source.refundUntil.map((step) => quotedStep(step, source, price.now)),
    guarantee: source.guarantee,
    expiresAt: source.expiresAt,
  }
  if (source.guarantee === 'card' && source.guaranteeCharge) {
    const amount = source.guaranteeCharge
    rate.guaranteeCharge = { amount, estimate: exchange(amount, currency) }
  }
  if (freeUntil) rate.freeUntil = new Date(freeUntil).toISOString()
  if (roomsLeft !== undefined) rate.roomsLeft = roomsLeft
  return { rate, source, ratesDate }
}

const quotedFee = (fee: StayFee, currency: string): StayFee =>
  fee.due === 'now' ? { ...fee, amount: exchange(fee.amount, currency) } : fee

/** Converts a refund. What refunds everything does so exactly, although rooms were rounded one by one. */
function quotedStep(
  { instant, refund }: RefundStep,
  { rooms }: SupplierRate,
  now: Money,
): RefundStep {
  if (refund.amount >= paidNow(rooms)) return { instant, refund: now }
  const amount = Math.min(now.amount, exchange(refund, now.currency).amount)
  return { instant, refund: money(amount, now.currency) }
}
