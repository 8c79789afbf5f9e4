import { useEffect, useState } from 'react'
import type { Place, suggestPlaces } from '../../../contract/place.ts'
import { readFromBrowser } from '../../session/browser-api.ts'
import { recentPlaces } from './recents.ts'

/** Milliseconds of quiet before a keystroke is looked up. */
const pause = 60

/** Places for what is being typed, the recent ones for an empty box; `undefined` while nothing is known. */
export function usePlaceSuggestions(query: string, active: boolean): Place[] | undefined {
  const [places, setPlaces] = useState<Place[]>()
  useEffect(() => {
    if (!active) return
    const typed = query.trim()
    if (!typed) {
      setPlaces(recentPlaces.read())
      return
    }
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const found = await readFromBrowser<typeof suggestPlaces>('/places', {
        query: { q: typed.slice(0, 80), limit: 8 },
        signal: stop.signal,
      })
      if (!stop.signal.aborted) setPlaces(found.ok ? found.result : undefined)
    }, pause)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [query, active])
  return places
}
