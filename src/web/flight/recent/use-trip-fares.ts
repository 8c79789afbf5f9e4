import { useEffect, useState } from 'react'
import type { Money } from '../../../contract/money.ts'
import { pageUrl } from '../../locale/url.ts'
import { useVisitor } from '../../session/page-state/page-state.tsx'
import type { RecentSearch } from '../../suggest/recent-searches.ts'

/** Today's lowest prices by the search's URL; searches whose price isn't known are missing. */
type TripFares = Readonly<Record<string, Money>>

/** Fetches today's lowest price of each search, one after the other so that suppliers aren't asked all at once. */
export function useTripFares(searches: readonly RecentSearch[]): TripFares {
  const { locale, currency } = useVisitor()
  const [fares, setFares] = useState<TripFares>({})
  const urls = searches.map(({ url }) => url).join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: prices of another currency have to be asked for again.
  useEffect(() => {
    setFares({})
    const leave = new AbortController()
    const read = async () => {
      for (const url of urls.split('\n')) {
        const query = new URL(url, location.origin).searchParams
        const answer = await fetch(pageUrl(locale.code, 'flight/trip-fare', query), {
          signal: leave.signal,
        })
        const fare: Money | null = answer.ok ? await answer.json() : null
        if (fare) setFares((before) => ({ ...before, [url]: fare }))
      }
    }
    // Without prices the searches are still links.
    read().catch(() => undefined)
    return () => leave.abort()
  }, [locale.code, currency, urls])
  return fares
}
