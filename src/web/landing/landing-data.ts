import type { FlightLanding, StayLanding } from '../../contract/landing/landing.ts'
import { placeAddress } from '../../contract/place/city-addresses.ts'
import type { Place } from '../../contract/place/place.ts'
import type { urlFor } from '../locale/language.ts'
import { dealsData } from '../site/deals/deals-data.ts'

interface Site {
  origin: string
  url: ReturnType<typeof urlFor>
}

/** Returns the offers of a page about flights as search engines read them; undefined without prices. */
export function flightsData(
  title: string,
  page: FlightLanding,
  { origin, url, named }: Site & { named: (code: string) => Place | undefined },
) {
  const offers =
    page.kind === 'route'
      ? page.days.map(({ date, price }) => ({ from: page.from, to: page.to, date, price }))
      : page.routes
  const flights = offers.flatMap(({ date, price, ...route }) => {
    const [from, to] = [named(route.from), named(route.to)]
    const search = url('flight/search', {
      depAirport: placeAddress(route.from),
      arrAirport: placeAddress(route.to),
      depDate: date,
    })
    return from && to ? [{ from, to, price, search }] : []
  })
  return dealsData(title, { origin, flights, stays: [] })
}

/** Returns the best properties of a page about stays as search engines read them; undefined without any. */
export function staysData(title: string, { best }: StayLanding, { origin, url }: Site) {
  if (best.length === 0) return undefined
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: title,
    numberOfItems: best.length,
    itemListElement: best.map(({ id, name, score }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Hotel',
        name,
        url: origin + url(`hotel/property/${id}`),
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: score.value,
          bestRating: 10,
          worstRating: 0,
          reviewCount: score.reviews,
        },
      },
    })),
  }
}
