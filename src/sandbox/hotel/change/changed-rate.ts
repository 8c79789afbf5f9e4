import type { StayFee } from '../../../contract/hotel/rate.ts'
import type { StayDates } from '../../../contract/hotel/stay.ts'
import {
  type RoomOfRate,
  roomTypesOf,
  type SupplierRate,
} from '../../../server/supplier/hotel-supplier.ts'
import type { StayChange } from '../../../server/supplier/stay-change.ts'
import type { BookingRow, Limits } from '../booking/booking-store.ts'
import type { HotelWorld } from '../hotel-world.ts'
import type { HotelFacts } from '../property/hotel-facts.ts'
import { roomName } from '../property/property-of.ts'
import { addFee } from '../rate/price-rate.ts'
import { quotingTerms } from '../rate/quoting.ts'
import { readRateRef, writeRateRef } from '../rate/rate-ref.ts'
import { averageNight, stayKey } from '../rate/rates-of.ts'
import { refundSteps } from '../rate/refund-steps.ts'
import { freshRate } from '../rate/requote.ts'
import { unitsFor } from '../rate/room-nights.ts'
import type { SupplierProfile } from '../supplier-profile.ts'
import type { Units } from '../tables.ts'

/** What a changed booking costs and takes. */
interface ChangedRate {
  rate: SupplierRate
  units: Units[]
  limits: Limits
}

/** Returns a changed stay's dates and guests. */
export const stayOf = ({ checkIn, checkOut, rooms }: StayChange['to']): StayDates => ({
  checkIn,
  checkOut,
  rooms: rooms.map(({ adults, childAges }) => ({ adults, childAges })),
})

/**
 * Returns the rate of a changed booking: rooms that stay as they are keep their price, and all others cost what they
 * cost today. Returns the positions of rooms that can't be had if there are any.
 */
export async function changedRate(
  world: HotelWorld,
  profile: SupplierProfile,
  { row, hotel }: { row: BookingRow; hotel: HotelFacts },
  to: StayChange['to'],
  /** By room: whether it stays as it is. */
  isSame: readonly boolean[],
): Promise<ChangedRate | number[]> {
  const stay = stayOf(to)
  const offering = world.hotels.offering(hotel)
  const terms = quotingTerms(world, profile, stay)(hotel.city)
  const parts = readRateRef(row.rate.ref)
  const plan = offering.plans.find(({ code }) => code === parts.plan)
  if (!plan) return [...to.rooms.keys()]

  const kept = to.rooms.filter((_, at) => isSame[at]).flatMap(({ keeps }) => keeps ?? [])
  const rooms: RoomOfRate[] = []
  const fees = feesOf(row.rate, kept)
  const units: Units[] = []
  const limits = new Map<string, readonly number[]>()
  const gone: number[] = []
  const countOf = (type: string, positions: readonly number[]) => {
    const room = offering.rooms.find(({ template }) => template.id === type)
    const guests = positions.flatMap((at) => stay.rooms[at] ?? [])
    return room ? unitsFor(room, guests) : guests.length
  }

  const byType = Map.groupBy(to.rooms.keys(), (at) => to.rooms[at]?.roomType ?? '')
  for (const [room, positions] of byType) {
    const same = positions.filter((at) => isSame[at])
    const others = positions.filter((at) => !isSame[at])
    units.push({ room, count: countOf(room, positions) })
    for (const at of same) {
      const { now, atProperty } = row.rate.rooms[to.rooms[at]?.keeps ?? -1] as RoomOfRate
      rooms[at] = { now, atProperty }
    }
    if (others.length === 0) continue
    const held = row.units.find((each) => each.room === room)?.count ?? 0
    const givenUp = held - countOf(room, same)
    const fresh = await freshRate(
      world,
      profile,
      hotel,
      { stay: { ...stay, rooms: others.flatMap((at) => stay.rooms[at] ?? []) } },
      { room, plan: plan.code },
      undefined,
      (night) =>
        night.room === room && row.checkIn <= night.night && night.night < row.checkOut
          ? givenUp
          : 0,
    )
    if (!fresh) {
      gone.push(...others)
      continue
    }
    limits.set(room, fresh.candidate.priced.nights.limits)
    for (const fee of fresh.rate.fees) addFee(fees, fee)
    for (const [index, at] of others.entries()) rooms[at] = fresh.rate.rooms[index] as RoomOfRate
  }
  if (gone.length > 0) return gone

  const types = to.rooms.map(({ roomType: id }) => {
    const template = offering.rooms.find((each) => each.template.id === id)?.template
    return { id, name: roomName(hotel, template?.name ?? id) }
  })
  const [first = row.rate.room] = types
  const ref = writeRateRef({ ...parts, room: first.id, filed: terms.filed }, stayKey(stay))
  const rate: SupplierRate = {
    ref: byType.size > 1 ? `${ref} ${types.map(({ id }) => id).join('.')}` : ref,
    property: row.rate.property,
    stay,
    room: first,
    board: plan.board,
    pay: plan.pay,
    guarantee: plan.guarantee,
    ...(plan.guarantee === 'card' && { guaranteeCharge: averageNight(rooms, stay) }),
    rooms: rooms.map((each, at) => {
      const own = types[at]
      return own && own.id !== first.id ? { ...each, room: own } : each
    }),
    fees,
    refundUntil: refundSteps(plan, terms, rooms),
    expiresAt: terms.expiresAt,
  }
  return { rate, units, limits }
}

/** Returns what is in the price of some of a rate's rooms, in proportion to what each of them costs. */
function feesOf({ rooms, fees }: SupplierRate, positions: readonly number[]): StayFee[] {
  return fees.flatMap((fee) => {
    const dueFor = (all: readonly (RoomOfRate | undefined)[]) =>
      all.reduce((sum, room) => {
        const due = fee.due === 'now' ? room?.now : room?.atProperty
        return sum + (due?.amount ?? 0)
      }, 0)
    const share = dueFor(positions.map((at) => rooms[at])) / (dueFor(rooms) || 1)
    const amount = Math.round(fee.amount.amount * share)
    return amount > 0 ? [{ ...fee, amount: { ...fee.amount, amount } }] : []
  })
}

/** Returns the rooms of a booking, each with its type. */
export const bookedRooms = ({ rate }: Pick<BookingRow, 'rate'>) =>
  roomTypesOf(rate).map(({ id }, at) => ({
    roomType: id,
    now: rate.rooms[at]?.now.amount ?? 0,
    guests: rate.stay.rooms[at],
  }))
