import { useEffect, useState } from 'react'
import type { Destination } from '../../../contract/hotel/destination.ts'
import { useT, useUrl } from '../../locale/language.ts'
import { fetchJson } from '../../offline/fetch-json.ts'
import type { Suggestions } from '../../suggest/suggest-field.tsx'
import { recentDestinations } from './recents.ts'

/** The debounce delay of typing, in milliseconds. */
const pause = 60

/** Fetched once per document. */
let popular: Promise<Destination[] | undefined> | undefined

/** Returns places for the typed text; for an empty field, recent and popular ones. */
export function useDestinationSuggestions(
  query: string,
  active: boolean,
): Suggestions<Destination> | undefined {
  const url = useUrl()
  const t = useT()
  const [found, setFound] = useState<Suggestions<Destination>>()
  useEffect(() => {
    if (!active) return
    const typed = query.trim()
    const stop = new AbortController()
    if (!typed) {
      const show = (known: readonly Destination[] = []) => {
        const recent = recentDestinations.read().slice(0, 4)
        const others = known.filter(({ id }) => !recent.some((each) => each.id === id))
        const groups = [
          { title: t('hotel-search-form.recent'), items: recent },
          { title: t('hotel-search-form.popular'), items: others },
        ]
        if (stop.signal.aborted) return
        setFound({ query: '', groups: groups.filter(({ items }) => items.length > 0) })
      }
      show()
      popular ??= fetchJson<Destination[]>(url('hotel/destinations'))
      popular.then((known) => {
        if (!known) popular = undefined
        show(known)
      })
      return () => stop.abort()
    }
    const timer = setTimeout(async () => {
      const asked = url('hotel/destinations', { q: typed.slice(0, 80) })
      const items = await fetchJson<Destination[]>(asked, { signal: stop.signal })
      if (!stop.signal.aborted) setFound(items && { query: typed, groups: [{ items }] })
    }, pause)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [query, active, url, t])
  // While newer ones are loading, those of a shorter text stay.
  const fits =
    found && (found.query === '' ? query.trim() === '' : query.trim().startsWith(found.query))
  return fits ? found : undefined
}
