import type { Slice } from '../../../../contract/flight/offer.ts'
import type { Money } from '../../../../contract/money.ts'
import type { ResultsPage } from '../load/results-data.ts'

/** One leg of a shared trip: its flights, and the fare if one was selected. */
export interface SharedLeg {
  /** Flight, airport and day of each segment: `MH784KUL261210.MH1BKK261211`. Times may change; these don't. */
  flights: string
  /** The fare family's code. */
  fare?: string
}

/** A shared trip in a link (S2.63): the flights themselves, because offers expire within half an hour. */
export interface SharedTrip {
  legs: readonly SharedLeg[]
  /** The price the sharer saw, in the link's currency (S5.5). */
  price?: Money
}

const leg =
  /^([A-Z0-9]{2}\d{1,4}[A-Z]{3}\d{6}(?:\.[A-Z0-9]{2}\d{1,4}[A-Z]{3}\d{6}){0,5})(?:~([\w-]{1,30}))?$/
const mostLegs = 6

/** Returns a leg's flights in the format of links. */
export const flightsOf = ({ segments }: Pick<Slice, 'segments'>): string =>
  segments
    .map(
      ({ flight, from, departure }) => flight + from + departure.slice(2, 10).replaceAll('-', ''),
    )
    .join('.')

export const sharedLegOf = (slice: Slice, fare?: string): SharedLeg => ({
  flights: flightsOf(slice),
  ...(fare && /^[\w-]{1,30}$/.test(fare) ? { fare } : {}),
})

/** Reads a shared trip from a results page's address; undefined if there is none or it's invalid. */
export function readSharedTrip(params: URLSearchParams): SharedTrip | undefined {
  const told = params.getAll('sharedFlight')
  if (told.length === 0 || told.length > mostLegs) return undefined
  const legs: SharedLeg[] = []
  for (const each of told) {
    const [, flights, fare] = leg.exec(each) ?? []
    if (!flights) return undefined
    legs.push({ flights, ...(fare ? { fare } : {}) })
  }
  const amount = params.get('sharedPrice') ?? ''
  const currency = params.get('currency') ?? ''
  const isPrice = /^\d{1,12}$/.test(amount) && /^[A-Z]{3}$/.test(currency)
  return { legs, ...(isPrice ? { price: { amount: Number(amount), currency } } : {}) }
}

/** Returns the inverse of `readSharedTrip`. */
export function sharedTripParams({ legs, price }: SharedTrip): URLSearchParams {
  const params = new URLSearchParams()
  for (const { flights, fare } of legs) {
    params.append('sharedFlight', fare ? `${flights}~${fare}` : flights)
  }
  if (price) {
    params.set('sharedPrice', String(price.amount))
    params.set('currency', price.currency)
  }
  return params
}

/** Returns an address's parameters of a shared trip, which are kept while its legs are chosen. */
export const sharedParams = (params: URLSearchParams): [string, string][] =>
  params.has('sharedFlight')
    ? [...params].filter(([name]) => /^(sharedFlight|sharedPrice|currency)$/.test(name))
    : []

/** Returns the trip of the legs chosen so far and one more. */
export const tripWith = (
  { chosen, request }: Pick<ResultsPage, 'chosen' | 'request'>,
  slice: Slice,
  price: number,
): SharedTrip => ({
  legs: [...chosen.map((each) => each.slice), slice].map((each) => sharedLegOf(each)),
  price: {
    amount: chosen.reduce((sum, each) => sum + each.price, price),
    currency: request.currency,
  },
})
