import { useEffect, useState } from 'react'
import type { Place } from '../../../contract/place.ts'
import { useUrl } from '../../locale/use-url.ts'
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
  const url = useUrl()
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
      const places = await fetch(url('flight/places', { q: typed.slice(0, 80) }), {
        signal: stop.signal,
      })
        .then((answer) => (answer.ok ? (answer.json() as Promise<Place[]>) : undefined))
        // Without suggestions the box still takes a code or a name, and the server reads it.
        .catch(() => undefined)
      if (!stop.signal.aborted) setFound(places && { query: typed, places })
    }, pause)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [query, active, url])
  const fits =
    found && (found.query === '' ? query.trim() === '' : query.trim().startsWith(found.query))
  return fits ? found : undefined
}
