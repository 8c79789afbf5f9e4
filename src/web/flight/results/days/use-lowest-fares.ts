import { useEffect, useMemo, useState } from 'react'
import type { FlightFilter } from '../../../../contract/flight/flight-filter.ts'
import { pageUrl } from '../../../locale/url.ts'
import { useVisitor } from '../../../session/page-state/page-state.tsx'
import { choiceParams } from '../choices/result-choices.ts'
import { type LegLowest, restOfTrip } from '../choices/trip-price.ts'
import type { ResultsPage } from '../load/results-data.ts'

/** The lowest price of each day, minor units; `null` where nothing passes. Days that aren't known are left out. */
export type Prices = Readonly<Record<string, number | null>>

/** Fetches what the days around would show as their lowest, for the party, under the filters in use. */
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
    // Bounds of the price are of the whole trip, the days' own prices of this leg.
    rest: query.has('minPrice') || query.has('maxPrice') ? rest.amount : undefined,
  }
  for (const [name, value] of Object.entries(asked)) {
    if (value !== undefined) query.set(name, String(value))
  }
  const url = pageUrl(locale.code, 'flight/lowest-fares', query)
  useEffect(() => {
    const leave = new AbortController()
    setFound(undefined)
    // A price that is being typed asks once, when it stands.
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
          // A day whose trip doesn't add up would stand beside prices of whole trips.
          if (there.kind !== rest.kind) return []
          return [[date, price === null ? null : price + there.amount]]
        }),
      ),
    [found, page, lowest, filter, rest.kind],
  )
}
