import { useEffect, useState } from 'react'
import type { ResultOf } from '../../../contract/endpoint.ts'
import type { destinationFares } from '../../../contract/flight/search/lowest-fares.ts'
import { pageUrl } from '../../locale/url.ts'
import { useVisitor } from '../../session/page-state/page-state.tsx'

type Found = ResultOf<typeof destinationFares>
export type DestinationFares = Found['fares']

/** How often a page polls for prices that are being calculated; each time the server waits a few seconds. */
const tries = 5

/**
 * Returns the prices that came with the page, then those that arrive later. Rendering never waits for prices: without
 * one, the card shows none.
 */
export function useDestinationFares(
  from: string,
  to: readonly string[],
  known: DestinationFares,
): DestinationFares {
  const { locale, currency } = useVisitor()
  const [later, setLater] = useState<DestinationFares>([])
  const missing = to.filter((code) => !known.some((fare) => fare.to === code)).join(',')
  useEffect(() => {
    setLater([])
    if (!missing) return
    const leave = new AbortController()
    const read = async () => {
      let pending = missing
      for (let each = 0; each < tries && pending; each += 1) {
        const query = { from, to: pending, currency }
        const url = pageUrl(locale.code, 'flight/destination-fares', query)
        const answer = await fetch(url, { signal: leave.signal })
        if (!answer.ok) return
        const found: Found = await answer.json()
        setLater((before) => [...before, ...found.fares])
        pending = found.pending.join(',')
      }
    }
    read().catch(() => undefined)
    return () => leave.abort()
  }, [locale.code, currency, from, missing])
  return [...known, ...later]
}
