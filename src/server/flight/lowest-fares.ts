import type { QueryOf, ResultOf } from '../../contract/endpoint.ts'
import { CatalogueError } from '../../contract/errors.ts'
import type { lowestFares } from '../../contract/flight-search.ts'
import { money } from '../../contract/money.ts'
import { type Cache, cacheSpace } from '../platform/cache/cache.ts'
import type { Clock } from '../platform/clock.ts'
import { minutes, seconds } from '../platform/duration.ts'
import type { FlightSupplier, LowestFare } from '../supplier/flight-supplier.ts'
import { airportsOfPlace } from '../world/airport.ts'
import { hasRate } from '../world/exchange-rates.ts'
import { addDays, dayInZone } from './calendar.ts'
import { exchangedFare } from './quoted-offer.ts'

type Query = QueryOf<typeof lowestFares>
type Fares = ResultOf<typeof lowestFares>

/** The days beside a date are a help, not a promise: who answers late is left out. */
const supplierTime = seconds(3)

/** Answers the lowest price of one adult for the days around a date, from all suppliers. */
export function createLowestFares(parts: {
  cache: Cache
  clock: Clock
  suppliers: readonly FlightSupplier[]
}): (query: Query) => Promise<Fares> {
  const { cache, clock, suppliers } = parts
  const kept = cacheSpace<Fares>(cache, 'lowest-fares', minutes(10))

  async function ask(supplier: FlightSupplier, query: Query, dates: string[]) {
    const { from, to, cabin } = query
    return supplier
      .lowestFares({ from, to, cabin, dates }, AbortSignal.timeout(supplierTime))
      .catch(() => undefined)
  }

  return async (query) => {
    const fields: Record<string, string> = {}
    const [departure] = airportsOfPlace(query.from)
    if (!departure) fields.from = 'UNKNOWN_PLACE'
    if (airportsOfPlace(query.to).length === 0) fields.to = 'UNKNOWN_PLACE'
    if (!departure || fields.to) throw new CatalogueError('UNKNOWN_PLACE', { fields })
    if (!hasRate(query.currency)) {
      throw new CatalogueError('VALIDATION', { fields: { currency: 'VALIDATION' } })
    }
    const today = dayInZone(clock.date(), departure.zone)
    const key = JSON.stringify([query, today])
    const known = await kept.get(key)
    if (known) return known
    const dates = Array.from({ length: query.days * 2 + 1 }, (_, day) =>
      addDays(query.date, day - query.days),
    )
    const ahead = dates.filter((date) => date >= today)
    const answers = await Promise.all(suppliers.map((supplier) => ask(supplier, query, ahead)))
    const told = answers.flatMap((fares) => fares ?? [])
    // That nobody sells a day is only said when every supplier has said it; the past needs no asking.
    const isKnown = (date: string) =>
      date < today || told.filter((fare) => fare.date === date).length === suppliers.length
    const fares = dates.flatMap((date) => {
      const price = cheapest(told, date, query)
      return price || isKnown(date) ? [{ date, price }] : []
    })
    if (!answers.includes(undefined)) await kept.set(key, fares)
    return fares
  }
}

/** The lowest price of a day, all suppliers taken together: on one booking code where there is any. */
function cheapest(fares: readonly LowestFare[], date: string, { currency }: Query) {
  const priced = fares.flatMap(({ price, selfTransfer, ...fare }) =>
    fare.date === date && price
      ? [{ amount: exchangedFare(price, currency).one.amount, selfTransfer }]
      : [],
  )
  const oneBooking = priced.filter((each) => !each.selfTransfer)
  const amounts = (oneBooking.length > 0 ? oneBooking : priced).map(({ amount }) => amount)
  return amounts.length > 0 ? money(Math.min(...amounts), currency) : null
}
