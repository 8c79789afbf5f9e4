import { useEffect, useState } from 'react'
import type { Place } from '../../../../contract/place/place.ts'
import { useT, useUrl } from '../../../locale/language.ts'
import { fetchJson } from '../../../offline/fetch-json.ts'
import { browserHeaders } from '../../../session/front-api/browser-headers.ts'
import { useVisitor } from '../../../session/page-state/page-state.tsx'
import type { SuggestGroup, Suggestions } from '../../../suggest/suggest-field.tsx'
import type { StartPlaces } from './places-api.ts'
import { recentPlaces } from './recents.ts'
import { suggestionsUrl } from './suggestions-url.ts'

/** The debounce delay of typing, in milliseconds. */
const pause = 60

type PlaceGroup = SuggestGroup<Place>

/** Fetched once per document. */
let startPlaces: Promise<StartPlaces | undefined> | undefined

/**
 * Returns places for the typed text; for an empty field, recent, nearby and popular ones. While newer results are
 * loading, those of a shorter text stay; `query` is the text they belong to.
 */
export function usePlaceSuggestions(
  query: string,
  active: boolean,
): Suggestions<Place> | undefined {
  const url = useUrl()
  const t = useT()
  const visitor = useVisitor()
  const [found, setFound] = useState<Suggestions<Place>>()
  useEffect(() => {
    if (!active) return
    const typed = query.trim()
    const stop = new AbortController()
    if (!typed) {
      const show = (start?: StartPlaces) => {
        const groups = [
          { title: t('flight-search-form.recent-places'), items: recentPlaces.read().slice(0, 4) },
          { title: t('flight-search-form.nearby-places'), items: start?.nearby ?? [] },
          { title: t('flight-search-form.popular-places'), items: start?.popular ?? [] },
        ]
        if (!stop.signal.aborted) setFound({ query: '', groups: eachOnce(groups) })
      }
      show()
      startPlaces ??= fetchJson<StartPlaces>(
        url('flight/places', { zone: Intl.DateTimeFormat().resolvedOptions().timeZone }),
      )
      startPlaces.then((start) => {
        if (!start) startPlaces = undefined
        show(start)
      })
      return () => stop.abort()
    }
    const timer = setTimeout(async () => {
      const headers = browserHeaders(visitor, new URLSearchParams(location.search))
      const init = { headers, signal: stop.signal }
      const answer = await fetchJson<{ result: Place[] }>(
        suggestionsUrl(typed, visitor.locale.code),
        init,
      )
      if (stop.signal.aborted) return
      setFound(answer && { query: typed, groups: [{ items: answer.result }] })
    }, pause)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [query, active, url, t, visitor])
  const fits =
    found && (found.query === '' ? query.trim() === '' : query.trim().startsWith(found.query))
  return fits ? found : undefined
}

/** Removes places that an earlier group has: the place itself, one of its airports, or its city. */
function eachOnce(groups: readonly PlaceGroup[]): PlaceGroup[] {
  const seen = new Set<string>()
  const codesOf = ({ code, airports = [] }: Place) => [code, ...airports]
  const left: PlaceGroup[] = []
  for (const group of groups) {
    const items = group.items.filter((place) => !codesOf(place).some((code) => seen.has(code)))
    for (const code of items.flatMap(codesOf)) seen.add(code)
    if (items.length > 0) left.push({ ...group, items })
  }
  return left
}
