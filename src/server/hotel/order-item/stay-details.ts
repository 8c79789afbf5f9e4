import type { z } from 'zod'
import type { DestinationId } from '../../../contract/hotel/destination.ts'
import type { HotelItem, purchasedHotelSchema } from '../../../contract/hotel/order-item.ts'
import { stayQuery } from '../../../contract/hotel/search/stay-query.ts'
import type { Seal } from '../../platform/secrets/seal.ts'
import { momentOf } from '../../world/zoned-time.ts'
import { openWishes } from '../booking/sealed-stay-draft.ts'
import { hotelIn } from '../stay/hotel-in.ts'
import { driverCard } from './driver-card.ts'
import type { StayDetails, StayItem } from './stay-item.ts'

/** Returns the details of a room in an order, at a given time and for somebody who reads a language. */
export function stayDetails(
  seal: Seal,
  { details, guarantee }: StayItem,
  { now, language }: { now: number; language: string },
): HotelItem {
  const { hotel, stay, rate, room, voucher, arrivesAt, bookId, sealedWishes } = details
  const item: HotelItem = {
    hotel: hotelIn(hotel, language),
    stay,
    rate,
    room,
    ...openWishes(seal, bookId, sealedWishes),
    arrivesAt,
    hasStarted: startOf(details).getTime() <= now,
    driver: driverCard(hotel),
  }
  if (guarantee?.card) item.guaranteedBy = guarantee.card
  return voucher ? { ...item, voucher } : item
}

/** Returns the details of a room shown before paying for it, to somebody who reads a language. */
export const purchasedStay = (
  { details: { hotel, stay, rate, room } }: StayItem,
  language: string,
): z.infer<typeof purchasedHotelSchema> => ({ hotel: hotelIn(hotel, language), stay, rate, room })

/** Returns the beginning of check-in. */
export const startOf = ({ hotel, stay }: Pick<StayDetails, 'hotel' | 'stay'>): Date =>
  momentOf(`${stay.checkIn}T${hotel.checkIn.from}`, hotel.zone)

/**
 * Returns until when a stay can be cancelled here: until check-in begins, or longer if its rate promises a refund or a
 * free cancellation for longer.
 */
export const cancellableUntil = (details: Pick<StayDetails, 'hotel' | 'stay' | 'rate'>): number =>
  Math.max(
    startOf(details).getTime(),
    ...details.rate.refundUntil.map(({ instant }) => Date.parse(instant)),
  )

/** Returns path and query of the results page that searches for a stay again. */
export const searchStayAgain = ({ details: { hotel, stay } }: StayItem): string =>
  `/hotel/search?${stayQuery(`hotel-${hotel.id}` as DestinationId, stay)}`
