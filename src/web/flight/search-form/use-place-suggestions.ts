import { useEffect, useState } from 'react'
import type { Place, suggestPlaces } from '../../../contract/place.ts'
import { readFromBrowser } from '../../session/browser-api.ts'
import { recentPlaces } from './recents.ts'

/** Milliseconds of quiet before a keystroke is looked up. */
const pause = 60

export interface Suggestions {
  query: string
  places: readonly Place[]
}

/**
 * Places for what is being typed, the recent ones for an empty box. While newer ones are on their way those
 * of a shorter beginning stay; `query` tells which typing they answer.
 */
export function usePlaceSuggestions(query: string, active: boolean): Suggestions | undefined {
  const [found, setFound] = useState<Suggestions>()
  useEffect(() => {
    if (!active) return
    const typed = query.trim()
    if (!typed) {
      setFound({ query: '', places: recentPlaces.read() })
      return
    }
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const answer = await readFromBrowser<typeof suggestPlaces>('/places', {
        query: { q: typed.slice(0, 80), limit: 8 },
        signal: stop.signal,
      })
      if (stop.signal.aborted) return
      setFound(answer.ok ? { query: typed, places: answer.result } : undefined)
    }, pause)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [query, active])
  const fits =
    found && (found.query === '' ? query.trim() === '' : query.trim().startsWith(found.query))
  return fits ? found : undefined
}
