import { useEffect, useMemo, useState } from 'react'
import type { FlightFilter } from '../../../../contract/flight/search/flight-filter.ts'
import { pageUrl } from '../../../locale/url.ts'
import { useVisitor } from '../../../session/page-state/page-state.tsx'
import { choiceParams } from '../choices/result-choices.ts'
import { type LegLowest, restOfTrip } from '../choices/trip-price.ts'
import type { ResultsPage } from '../load/results-data.ts'

/** The lowest price of each day, minor units; `null` if no flight matches. Unknown days are missing. */
export type Prices = Readonly<Record<string, number | null>>

/** Fetches the lowest prices of the days around, for the party, with the current filters. */
export function useLowestFares(
  page: ResultsPage,
  lowest: readonly LegLowest[],
  filter: FlightFilter,
): Prices | undefined {
  const { locale } = useVisitor()
  const [found, setFound] = useState<Prices>()
  const { request, leg, family } = page
  const slice = request.slices[leg]
  const rest = restOfTrip(page, lowest, filter)
  const { adult, child, infant } = request.passengers
  const query = choiceParams({ sort: 'best', filter, show: 0 }, request.currency)
  query.delete('show')
  const asked = {
    origin: slice?.from,
    destination: slice?.to,
    date: slice?.date,
    cabin: request.cabin,
    currency: request.currency,
    adult,
    child,
    infant,
    family: family ?? undefined,
    // Price limits are for the whole trip, the days' prices for this leg.
    rest: query.has('minPrice') || query.has('maxPrice') ? rest.amount : undefined,
  }
  for (const [name, value] of Object.entries(asked)) {
    if (value !== undefined) query.set(name, String(value))
  }
  const url = pageUrl(locale.code, 'flight/lowest-fares', query)
  useEffect(() => {
    const leave = new AbortController()
    setFound(undefined)
    // Debounced while a price is being typed.
    const timer = setTimeout(() => {
      fetch(url, { signal: leave.signal })
        .then((response) => (response.ok ? response.json() : undefined))
        .then(setFound)
        // Without prices the days are still links.
        .catch(() => undefined)
    }, 250)
    return () => {
      leave.abort()
      clearTimeout(timer)
    }
  }, [url])
  return useMemo(
    () =>
      found &&
      Object.fromEntries(
        Object.entries(found).flatMap(([date, price]) => {
          const there = restOfTrip(page, lowest, filter, date)
          // Its price wouldn't be comparable with those of whole trips.
          if (there.kind !== rest.kind) return []
          return [[date, price === null ? null : price + there.amount]]
        }),
      ),
    [found, page, lowest, filter, rest.kind],
  )
}
