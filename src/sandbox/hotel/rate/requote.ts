import type { SupplierRate } from '../../../server/supplier/hotel-supplier.ts'
import type { HotelWorld } from '../hotel-world.ts'
import type { HotelFacts } from '../property/hotel-facts.ts'
import { type NightRow, readNights } from '../room/night-store.ts'
import type { SupplierProfile } from '../supplier-profile.ts'
import { isOnSale, quotingTerms } from './quoting.ts'
import { type RateParts, readRateRef } from './rate-ref.ts'
import { type Candidate, candidatesOf, rateOf } from './rates-of.ts'
import { soldBy } from './search.ts'

export type Requoted =
  | { outcome: 'gone' }
  | {
      outcome: 'same' | 'changed'
      /** The current rate. With `same`, it's the one that was asked about. */
      rate: SupplierRate
      hotel: HotelFacts
      candidate: Candidate
    }

/**
 * Checks a rate. A quote is valid until it expires, as long as rooms are left and the supplier hasn't changed its
 * prices; after that it's recalculated.
 */
export async function requote(
  world: HotelWorld,
  profile: SupplierProfile,
  rate: SupplierRate,
): Promise<Requoted> {
  const hotel = soldBy(world, profile, rate.property)
  if (!hotel || !isOnSale(hotel.city, rate.stay, world.clock.now())) return { outcome: 'gone' }
  if (await world.dials.strikeGone(profile.id)) return { outcome: 'gone' }

  const parts = readRateRef(rate.ref)
  const struck = await world.dials.strikePrice(profile.id)
  const standing = world.dials.filed(profile.id)
  const filing = {
    filed: struck
      ? Math.round((parts.filed * struck) / 1000)
      : parts.stands
        ? parts.filed
        : standing,
    stands: struck !== undefined || parts.stands,
  }
  const fresh = await freshRate(world, profile, hotel, rate, parts, filing)
  if (!fresh) return { outcome: 'gone' }

  const unmoved = struck === undefined && (parts.stands || parts.filed === standing)
  const valid = unmoved && Date.parse(rate.expiresAt) > world.clock.now()
  const same = valid || isSamePrice(fresh.rate, rate)
  return { outcome: same ? 'same' : 'changed', hotel, ...fresh, rate: same ? rate : fresh.rate }
}

/** Returns the current rate for a room type under a plan; undefined if it isn't sold or too few rooms are left. */
export async function freshRate(
  world: HotelWorld,
  profile: SupplierProfile,
  hotel: HotelFacts,
  { stay }: Pick<SupplierRate, 'stay'>,
  { room, plan }: Pick<RateParts, 'room' | 'plan'>,
  filing?: { filed: number; stands: boolean },
  /** Rooms that a booking gives up for this one. */
  own: (row: NightRow) => number = () => 0,
): Promise<{ rate: SupplierRate; candidate: Candidate } | undefined> {
  const terms = quotingTerms(world, profile, stay, filing)(hotel.city)
  const offering = world.hotels.offering(hotel)
  const index = offering.rooms.findIndex(({ template }) => template.id === room)
  const sold = offering.plans.find((each) => each.code === plan && profile.sellsPlan(each))
  if (!sold) return undefined
  const rows = (await readNights(world.db, [hotel.id], stay)).get(hotel.id)
  const free = rows?.map((row) => ({ ...row, taken: row.taken - own(row) }))
  const [candidate] = candidatesOf(offering, index, [sold], terms, free)
  return candidate && { rate: rateOf(candidate, terms), candidate }
}

const isSamePrice = (one: SupplierRate, other: SupplierRate): boolean =>
  one.rooms.length === other.rooms.length &&
  one.rooms.every(({ now, atProperty }, index) => {
    const room = other.rooms[index]
    return room?.now.amount === now.amount && room.atProperty?.amount === atProperty?.amount
  })
