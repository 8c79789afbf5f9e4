import { fractionOf, hashWith } from '../shared/seeded.ts'
import type { HotelFacts } from './property/hotel-facts.ts'
import { currencyOf } from './property/property-of.ts'
import { draw, traitHash } from './property/traits.ts'
import type { Plan } from './rate/plans.ts'

/** What differs between sandbox suppliers. */
export interface SupplierProfile {
  id: string
  name: string
  latencyMs: number
  /** How long it holds rooms; absent if it can't. */
  heldMinutes?: number
  sells(hotel: HotelFacts): boolean
  sellsPlan(plan: Plan): boolean
  /** Returns the currency it sells a property in. */
  currency(hotel: HotelFacts): string
  /** Returns its price in relation to the property's own. */
  margin(hotel: HotelFacts): number
  /** What its codes of properties begin with. */
  prefix: string
  /** Returns the name and the position it knows a property by. */
  describes(hotel: HotelFacts): Pick<HotelFacts, 'name' | 'lat' | 'lon'>
}

/** Countries that it sells in euros. */
const inEuros = new Set(
  'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC MT NL PT SI SK'.split(' '),
)

/** A wholesaler: prepaid rooms that it holds, in dollars or euros. */
const bedbank: SupplierProfile = {
  id: 'bedbank',
  name: 'Harbour Bedbank',
  latencyMs: 80,
  heldMinutes: 30,
  sells: ({ seed, kind }) =>
    draw(seed, 'sellers') < (kind === 'hostel' || kind === 'villa' ? 0.5 : 0.74),
  sellsPlan: ({ pay }) => pay === 'now',
  currency: ({ city }) => (inEuros.has(city.country) ? 'EUR' : 'USD'),
  margin: ({ seed }) => 0.9 + 0.17 * draw(seed, 'margin'),
  prefix: 'B',
  describes: ({ name, lat, lon }) => ({ name, lat, lon }),
}

/** Properties' own systems: they quote, and take the rooms once they're booked; often paid at the property. */
const direct: SupplierProfile = {
  id: 'direct',
  name: 'Doorstep Direct',
  latencyMs: 300,
  sells: ({ seed }) => draw(seed, 'sellers') > 0.42,
  sellsPlan: () => true,
  currency: ({ city }) => currencyOf(city.country),
  margin: ({ seed }) => 0.95 + 0.1 * draw(seed, 'described'),
  prefix: 'D',
  describes(hotel) {
    const hash = traitHash(hotel.seed, 'described')
    const writesPlainly = fractionOf(hash) < 0.25
    // Up to some 30 metres: the door, not the middle of the building.
    const off = (which: number) => (fractionOf(hashWith(hash, which)) - 0.5) * 0.0005
    return {
      name: writesPlainly ? plain(hotel.name) : hotel.name,
      lat: Math.round((hotel.lat + off(1)) * 1e5) / 1e5,
      lon: Math.round((hotel.lon + off(2)) * 1e5) / 1e5,
    }
  },
}

/** Writes a name without marks: "Hôtel & Spa" is "Hotel and Spa". */
const plain = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('&', 'and').replaceAll('’', "'")

export const supplierProfiles: readonly SupplierProfile[] = [bedbank, direct]

/** Returns a supplier's code for a property. */
export const refOf = ({ prefix }: SupplierProfile, { id }: HotelFacts): string => `${prefix}-${id}`

/** Returns the id of the property with a supplier's code. */
export const idOfRef = ({ prefix }: SupplierProfile, ref: string): string | undefined =>
  ref.startsWith(`${prefix}-`) ? ref.slice(prefix.length + 1) : undefined
