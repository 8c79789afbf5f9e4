import type {
  HotelQuery,
  RatesQuery,
  SupplierRate,
  SupplierStay,
} from '../../../server/supplier/hotel-supplier.ts'
import type { HotelWorld } from '../hotel-world.ts'
import type { HotelFacts } from '../property/hotel-facts.ts'
import { readNights } from '../room/night-store.ts'
import { idOfRef, refOf, type SupplierProfile } from '../supplier-profile.ts'
import { isOnSale, quotingTerms } from './quoting.ts'
import { candidates, cheapestOfEach, rateOf } from './rates-of.ts'

/** Returns the properties within a circle that have rooms, with the cheapest rates of each kind. */
export async function search(
  world: HotelWorld,
  profile: SupplierProfile,
  { centre, radius, stay }: HotelQuery,
): Promise<SupplierStay[]> {
  const now = world.clock.now()
  const hotels = world.hotels
    .within(centre, radius)
    .filter((hotel) => profile.sells(hotel) && isOnSale(hotel.city, stay, now))
  const rows = await world.readOld((db) =>
    readNights(
      db,
      hotels.map(({ id }) => id),
      stay,
    ),
  )
  const termsIn = quotingTerms(world, profile, stay)
  return hotels.flatMap((hotel) => {
    const terms = termsIn(hotel.city)
    const found = candidates(world.hotels.offering(hotel), terms, rows.get(hotel.id))
    const rates = cheapestOfEach(found, terms)
    return rates.length > 0 ? [{ ref: refOf(profile, hotel), rates }] : []
  })
}

/** Returns all rates of one property, cheapest first. */
export async function ratesOf(
  world: HotelWorld,
  profile: SupplierProfile,
  { ref, stay }: RatesQuery,
): Promise<SupplierRate[]> {
  const hotel = soldBy(world, profile, ref)
  if (!hotel || !isOnSale(hotel.city, stay, world.clock.now())) return []
  const rows = await world.readOld((db) => readNights(db, [hotel.id], stay))
  const terms = quotingTerms(world, profile, stay)(hotel.city)
  const found = candidates(world.hotels.offering(hotel), terms, rows.get(hotel.id))
  return found.map((each) => rateOf(each, terms))
}

/** Returns the property with this code, if the supplier sells it. */
export function soldBy(
  { hotels }: Pick<HotelWorld, 'hotels'>,
  profile: SupplierProfile,
  ref: string,
): HotelFacts | undefined {
  const id = idOfRef(profile, ref)
  const hotel = id === undefined ? undefined : hotels.byId(id)
  return hotel && profile.sells(hotel) ? hotel : undefined
}
