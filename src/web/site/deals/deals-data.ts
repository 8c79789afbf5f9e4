import type { Money } from '../../../contract/money.ts'
import type { Place } from '../../../contract/place/place.ts'
import { hasKnownCode } from '../../place/place-code.ts'
import { offerData } from '../../ui/page/offer-data.ts'

type Named = Pick<Place, 'kind' | 'code' | 'name' | 'city'>

interface Deals {
  /** The site's, before each path. */
  origin: string
  flights: readonly { from: Named; to: Named; price: Money; search: string }[]
  stays: readonly {
    city: { name: string }
    checkIn: string
    checkOut: string
    price: Money
    search: string
  }[]
}

/**
 * Returns the deals as search engines read them: a list of schema.org/Offer in the order of the page; undefined without any. A flight
 * has no time of departure there, because a deal knows only its day.
 */
export function dealsData(title: string, { origin, flights, stays }: Deals) {
  const offers = [
    ...flights.map(({ from, to, price, search }) => ({
      ...offerData(price, origin + search),
      name: to.city,
      itemOffered: {
        '@type': 'Flight',
        departureAirport: airport(from),
        arrivalAirport: airport(to),
      },
    })),
    ...stays.map(({ city, checkIn, checkOut, price, search }) => ({
      ...offerData(price, origin + search),
      name: city.name,
      itemOffered: {
        '@type': ['HotelRoom', 'Product'],
        name: `${city.name}, ${checkIn} – ${checkOut}`,
        occupancy: { '@type': 'QuantitativeValue', value: 2, unitCode: 'C62' },
      },
    })),
  ]
  if (offers.length === 0) return undefined
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: title,
    numberOfItems: offers.length,
    itemListElement: offers.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item,
    })),
  }
}

/** A code of ours isn't IATA's: of such a city only the name is told. */
const airport = (place: Named) => ({
  '@type': 'Airport',
  ...(hasKnownCode(place) ? { iataCode: place.code } : {}),
  name: place.name,
})
