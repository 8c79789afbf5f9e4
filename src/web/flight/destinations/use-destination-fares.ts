import { useEffect, useState } from 'react'
import type { ResultOf } from '../../../contract/endpoint.ts'
import type { destinationFares } from '../../../contract/flight-search.ts'
import { pageUrl } from '../../locale/url.ts'
import { useVisitor } from '../../session/page-state.tsx'

export type DestinationFares = ResultOf<typeof destinationFares>

/**
 * The prices that came with the page, and those that follow once it stands. A page never waits for prices:
 * without one, a card says nothing of it.
 */
export function useDestinationFares(
  from: string,
  to: readonly string[],
  known: DestinationFares,
): DestinationFares {
  const { locale } = useVisitor()
  const [later, setLater] = useState<DestinationFares>([])
  const missing = to.filter((code) => !known.some((fare) => fare.to === code)).join(',')
  const url = missing && pageUrl(locale.code, 'flight/destination-fares', { from, to: missing })
  useEffect(() => {
    setLater([])
    if (!url) return
    const leave = new AbortController()
    const read = async () => {
      const answer = await fetch(url, { signal: leave.signal })
      if (answer.ok) setLater(await answer.json())
    }
    read().catch(() => undefined)
    return () => leave.abort()
  }, [url])
  return [...known, ...later]
}
