import type { Order } from '../../../contract/order/order.ts'
import { cityOf, type PlaceNames } from '../../place/place-names.ts'
import type { PageAddress, Trip } from '../../product/product-views.ts'
import { searchParamsOf } from '../results/search/typed-search.ts'
import { isFlight } from './flight-order-item.ts'

/** The first age at which airlines take nobody for a child, or for an infant. */
const firstAdult = 12
const firstChild = 2
/** The first age at which hotels take nobody for a child. */
const grownUp = 18

/** Returns the stay between an order's first journey and its next one; undefined if the first has left. */
export function tripOf({ items }: Order, places: PlaceNames): Trip | undefined {
  const flights = items.filter(isFlight).filter(({ state }) => state === 'confirmed')
  const [first, next] = flights
  if (!first || first.flight.hasDeparted) return undefined
  const { arrival, to: airport } = first.flight.offer.slice
  const from = arrival.slice(0, 10)
  const to = next?.flight.offer.slice.departure.slice(0, 10)
  if (to !== undefined && to <= from) return undefined
  const ages = first.travellers.map(({ birthDate }) =>
    birthDate ? ageOn(birthDate, from) : grownUp,
  )
  const childAges = ages.filter((age) => age < grownUp)
  return {
    city: cityOf(places, airport),
    from,
    ...(to ? { to } : {}),
    adults: Math.max(1, ages.length - childAges.length),
    childAges,
  }
}

/** Returns the search form for a round trip to a city; the traveller chooses the origin. */
export function searchFor({ city, from, to = '', adults, childAges }: Trip): PageAddress {
  const infants = childAges.filter((age) => age < firstChild).length
  const children = childAges.filter((age) => age >= firstChild && age < firstAdult).length
  return {
    path: 'flight',
    query: searchParamsOf({
      tripType: to ? 'roundtrip' : 'oneway',
      legs: [{ from: '', to: city, date: from }],
      returnDate: to,
      adult: String(adults + childAges.length - infants - children),
      child: String(children),
      infant: String(infants),
      cabin: 'economy',
    }),
  }
}

/** Returns the age in whole years on a day. */
function ageOn(birthDate: string, day: string): number {
  const hadBirthday = day.slice(5) >= birthDate.slice(5)
  return Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4)) - (hadBirthday ? 0 : 1)
}
