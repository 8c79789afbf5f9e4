import type { StayDates } from '../../../contract/hotel/stay.ts'
import { minutes } from '../../../server/platform/duration.ts'
import type {
  ChangeTerms,
  StayChange,
  SupplierRate,
} from '../../../server/supplier/hotel-supplier.ts'
import type { BookingRow, Taken } from '../booking/booking-store.ts'
import { arrivalAt } from '../booking/cancel-stay.ts'
import type { HotelWorld } from '../hotel-world.ts'
import { isOnSale } from '../rate/quoting.ts'
import { readRateRef } from '../rate/rate-ref.ts'
import { freshRate } from '../rate/requote.ts'
import { unitsFor } from '../rate/room-nights.ts'
import type { SupplierProfile } from '../supplier-profile.ts'

const standsFor = minutes(30)

/** What a change costs, and the rooms that the booking has after it. */
export interface QuotedChange {
  terms: ChangeTerms
  taken: Taken
  /** The most that may be taken in all, by night. */
  limits: readonly number[]
}

/**
 * Returns what a booking costs with other dates, guests or room type. Lead guests can be changed until arrival. All else
 * can be changed as long as cancelling refunds something; the fee is what cancelling would cost.
 */
export async function changeTerms(
  world: HotelWorld,
  profile: SupplierProfile,
  row: BookingRow,
  { to }: StayChange,
): Promise<QuotedChange | 'gone' | 'not_allowed'> {
  const now = world.clock.now()
  const hotel = world.hotels.byId(row.hotel)
  if (row.state !== 'booked' || !hotel) return 'not_allowed'
  const arrival = arrivalAt(row, hotel.city.zone)
  if (now >= arrival || to.leadGuests.length !== to.rooms.length) return 'not_allowed'

  const paid = chargedNow(row.rate)
  const { currency } = paid
  const stay = { checkIn: to.checkIn, checkOut: to.checkOut, rooms: to.rooms }
  const parts = readRateRef(row.rate.ref)
  const wanted = to.roomType ?? parts.room
  if (wanted === parts.room && isSameStay(stay, row.rate.stay)) {
    const nothing = { amount: 0, currency }
    const validUntil = new Date(Math.min(now + standsFor, arrival))
    const terms = { rate: row.rate, difference: nothing, fee: nothing, validUntil }
    return { terms, taken: row, limits: [] }
  }

  const step = row.rate.refundUntil.find(({ instant }) => now < Date.parse(instant))
  if (!step) return 'not_allowed'
  if (!isOnSale(hotel.city, stay, now)) return 'gone'
  const own = ({ room, night }: { room: string; night: string }) =>
    room === row.room && row.checkIn <= night && night < row.checkOut ? row.rooms : 0
  const asked = { ...parts, room: wanted }
  const fresh = await freshRate(world, profile, hotel, { stay }, asked, undefined, own)
  if (!fresh) return 'gone'

  const fee = paid.amount - step.refund.amount
  const difference = chargedNow(fresh.rate).amount - paid.amount + fee
  const { nights } = fresh.candidate.priced
  return {
    terms: {
      rate: fresh.rate,
      difference: { amount: difference, currency },
      fee: { amount: fee, currency },
      validUntil: new Date(Math.min(now + standsFor, arrival, Date.parse(step.instant))),
    },
    taken: {
      hotel: row.hotel,
      room: wanted,
      checkIn: stay.checkIn,
      checkOut: stay.checkOut,
      rooms: unitsFor(nights.room, stay.rooms),
    },
    limits: nights.limits,
  }
}

const isSameStay = (one: StayDates, other: StayDates): boolean =>
  one.checkIn === other.checkIn &&
  one.checkOut === other.checkOut &&
  one.rooms.length === other.rooms.length &&
  one.rooms.every(({ adults, childAges }, room) => {
    const same = other.rooms[room]
    return same?.adults === adults && same.childAges.join() === childAges.join()
  })

const chargedNow = ({ rooms }: SupplierRate) => ({
  amount: rooms.reduce((sum, { now }) => sum + now.amount, 0),
  currency: rooms[0]?.now.currency ?? 'USD',
})
