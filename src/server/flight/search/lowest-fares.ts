import { setImmediate as nextTurn } from 'node:timers/promises'
import type { QueryOf, ResultOf } from '../../../contract/endpoint.ts'
import { CatalogueError, type ErrorCode } from '../../../contract/errors.ts'
import {
  type FilterableFlight,
  filterable,
  filterFlights,
} from '../../../contract/flight/search/flight-filter.ts'
import type { lowestFares } from '../../../contract/flight/search/lowest-fares.ts'
import { money } from '../../../contract/money.ts'
import type { NoteRoute } from '../../landing/route-facts.ts'
import { type Cache, cacheSpace, orMissing } from '../../platform/cache/cache.ts'
import type { Clock } from '../../platform/clock.ts'
import { minutes, seconds } from '../../platform/duration.ts'
import type { FlightSupplier } from '../../supplier/flight-supplier.ts'
import { airportsOfPlace } from '../../world/airport.ts'
import { hasRate } from '../../world/exchange-rates.ts'
import { addDays, dayInZone } from '../../world/zoned-time.ts'
import { type QuotedOffer, quoteOffer } from '../quoted-offer.ts'
import { readFilter } from './filter-query.ts'
import { byResult, fareInFamily, resultRow } from './merge-results.ts'

type Query = QueryOf<typeof lowestFares>
type Fares = ResultOf<typeof lowestFares>

/** What we know about a day: its flights, and whether every supplier has answered. */
interface Day {
  flights: FilterableFlight[]
  complete: boolean
}

/** How long what suppliers said about a day is used. */
export const daysKept = minutes(10)

/** Prices of neighbouring days are only a convenience: a supplier that answers late is skipped. */
const supplierTime = (days: number) => seconds(3) + days * 200

/**
 * Creates the look-up of the lowest price for the party on the days around a date, from all suppliers, with a list's
 * filters. Flights are merged, priced and filtered like a search's, so that a day's price matches its list.
 */
export function createLowestFares(parts: {
  cache: Cache
  clock: Clock
  suppliers: readonly FlightSupplier[]
  noteRoute: NoteRoute
}): (query: Query) => Promise<Fares> {
  const { cache, clock, suppliers, noteRoute } = parts
  const kept = cacheSpace<Day>(cache.insured, 'flight-days', daysKept)

  async function ask(supplier: FlightSupplier, query: Query, dates: readonly string[]) {
    const { from, to, cabin, adult, child, infant } = query
    const passengers = { adult, child, infant }
    const found = await supplier
      .searchDays(
        { from, to, cabin, dates, passengers },
        AbortSignal.timeout(supplierTime(dates.length)),
      )
      .catch(() => [])
    return new Map(found.map((day) => [day.date, { supplier, offers: day.offers }]))
  }

  async function daysOf(query: Query, dates: readonly string[]): Promise<Map<string, Day>> {
    const { from, to, cabin, currency, adult, child, infant, family } = query
    const keyOf = (date: string) =>
      JSON.stringify([from, to, date, cabin, currency, adult, child, infant, family])
    const days = new Map<string, Day>()
    for (const date of dates) {
      const known = await orMissing(kept.get(keyOf(date)))
      if (known) days.set(date, known)
    }
    const unknown = dates.filter((date) => !days.has(date))
    if (unknown.length === 0) return days
    const answers = await Promise.all(suppliers.map((supplier) => ask(supplier, query, unknown)))
    for (const date of unknown) {
      // Many days take long to calculate; this lets other requests run in between.
      await nextTurn()
      const told = answers.flatMap((answer) => answer.get(date) ?? [])
      if (told.length === 0) continue
      const complete = told.length === suppliers.length
      const quotes = told.flatMap(({ supplier, offers }) =>
        offers.map((offer) => quoteOffer(supplier, offer, currency)),
      )
      if (cabin === 'economy') {
        const offers = quotes.map(({ offer }) => offer)
        noteRoute({ from, to, date, currency }, offers)
      }
      const day = { complete, flights: flightsOf(quotes, family) }
      days.set(date, day)
      if (complete) await kept.set(keyOf(date), day)
    }
    return days
  }

  return async (query) => {
    const fields: Record<string, ErrorCode> = {}
    const [departure] = airportsOfPlace(query.from)
    if (!departure) fields.from = 'UNKNOWN_PLACE'
    if (airportsOfPlace(query.to).length === 0) fields.to = 'UNKNOWN_PLACE'
    if (!departure || fields.to) throw new CatalogueError('UNKNOWN_PLACE', { fields })
    if (!hasRate(query.currency)) {
      throw new CatalogueError('VALIDATION', { fields: { currency: 'VALIDATION' } })
    }
    const today = dayInZone(clock.date(), departure.zone)
    const dates = Array.from({ length: query.days * 2 + 1 }, (_, day) =>
      addDays(query.date, day - query.days),
    )
    const filter = readFilter(query)
    const ahead = dates.filter((date) => date >= today)
    const days = await daysOf(query, ahead)
    return dates.flatMap((date): Fares => {
      // Past days aren't searched.
      if (date < today) return [{ date, price: null }]
      const day = days.get(date)
      const [lowest] = filterFlights(day?.flights ?? [], filter)
        .map(({ price }) => price)
        .sort((a, b) => a - b)
      if (lowest !== undefined) return [{ date, price: money(lowest, query.currency) }]
      // Only if every supplier has answered do we know that nobody sells a day.
      return day?.complete ? [{ date, price: null }] : []
    })
  }
}

function flightsOf(quotes: readonly QuotedOffer[], family: string | undefined): FilterableFlight[] {
  return [...byResult(quotes).values()].flatMap((same) => {
    const row = resultRow(same)
    if (!row) return []
    const sameFamily = family && fareInFamily(same, family)
    return [filterable(sameFamily ? { ...row, sameFamily } : row)]
  })
}
