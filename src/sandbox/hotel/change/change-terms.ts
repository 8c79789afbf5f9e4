import { isDeepStrictEqual } from 'node:util'
import { minutes } from '../../../server/platform/duration.ts'
import type { SupplierRate } from '../../../server/supplier/hotel-supplier.ts'
import type { ChangeTerms, StayChange } from '../../../server/supplier/stay-change.ts'
import type { BookingRow, Limits, Taken } from '../booking/booking-store.ts'
import { arrivalAt } from '../booking/cancel-stay.ts'
import type { HotelWorld } from '../hotel-world.ts'
import { isOnSale } from '../rate/quoting.ts'
import type { SupplierProfile } from '../supplier-profile.ts'
import { bookedRooms, changedRate, stayOf } from './changed-rate.ts'

const standsFor = minutes(30)

/** What a change costs, and the rooms that the booking has after it. */
export interface QuotedChange {
  terms: ChangeTerms
  taken: Taken
  limits: Limits
}

type NotQuoted = { outcome: 'gone'; rooms: number[] } | { outcome: 'not_allowed' }

/**
 * Returns what a booking costs with other dates, guests or rooms. Until arrival, lead guests can be changed and rooms
 * added or dropped; all else can be changed as long as cancelling refunds something. The fee is what cancelling the
 * rooms that don't stay as they are would cost.
 */
export async function changeTerms(
  world: HotelWorld,
  profile: SupplierProfile,
  row: BookingRow,
  { to }: StayChange,
): Promise<QuotedChange | NotQuoted> {
  const now = world.clock.now()
  const hotel = world.hotels.byId(row.hotel)
  if (row.state !== 'booked' || !hotel) return { outcome: 'not_allowed' }
  const arrival = arrivalAt(row, hotel.city.zone)
  const booked = bookedRooms(row)
  if (now >= arrival || !isOfBooking(to, booked.length)) return { outcome: 'not_allowed' }

  const areDatesSame = to.checkIn === row.checkIn && to.checkOut === row.checkOut
  const isSame = to.rooms.map(({ keeps = -1, roomType, adults, childAges }) => {
    const was = booked[keeps]
    const isGuestsSame = isDeepStrictEqual(was?.guests, { adults, childAges })
    return areDatesSame && isGuestsSame && was?.roomType === roomType
  })
  const standing = to.rooms.flatMap(({ keeps }, at) =>
    isSame[at] && keeps !== undefined ? keeps : [],
  )
  const paid = chargedNow(row.rate)
  const { currency } = paid
  const validUntil = new Date(Math.min(now + standsFor, arrival))
  if (isDeepStrictEqual(standing, [...booked.keys()]) && to.rooms.length === booked.length) {
    const nothing = { amount: 0, currency }
    const terms = { rate: row.rate, difference: nothing, fee: nothing, validUntil }
    return { terms, taken: row, limits: new Map() }
  }

  const step = row.rate.refundUntil.find(({ instant }) => now < Date.parse(instant))
  const isRepriced = to.rooms.some(({ keeps }, at) => keeps !== undefined && !isSame[at])
  if (isRepriced && !step) return { outcome: 'not_allowed' }
  const stay = stayOf(to)
  if (isSame.includes(false) && !isOnSale(hotel.city, stay, now)) {
    return { outcome: 'gone', rooms: [...to.rooms.keys()] }
  }
  const changed = await changedRate(world, profile, { row, hotel }, to, isSame)
  if (Array.isArray(changed)) return { outcome: 'gone', rooms: changed }

  const lost = booked.filter((_, at) => !standing.includes(at))
  const paidForLost = lost.reduce((sum, room) => sum + room.now, 0)
  const share = paid.amount === 0 ? 0 : paidForLost / paid.amount
  const fee = paidForLost - Math.floor((step?.refund.amount ?? 0) * share)
  const difference = chargedNow(changed.rate).amount - paid.amount + fee
  const end = step && lost.length > 0 ? Date.parse(step.instant) : arrival
  return {
    terms: {
      rate: changed.rate,
      difference: { amount: difference, currency },
      fee: { amount: fee, currency },
      validUntil: new Date(Math.min(validUntil.getTime(), end)),
    },
    taken: {
      hotel: row.hotel,
      checkIn: stay.checkIn,
      checkOut: stay.checkOut,
      units: changed.units,
    },
    limits: changed.limits,
  }
}

/** Returns whether at least one room of a booking is kept, and none twice. */
function isOfBooking({ rooms }: StayChange['to'], booked: number): boolean {
  const kept = rooms.flatMap(({ keeps }) => keeps ?? [])
  return (
    kept.length > 0 &&
    new Set(kept).size === kept.length &&
    kept.every((at) => at >= 0 && at < booked)
  )
}

const chargedNow = ({ rooms }: SupplierRate) => ({
  amount: rooms.reduce((sum, { now }) => sum + now.amount, 0),
  currency: rooms[0]?.now.currency ?? 'USD',
})
