import { suggestPlaces } from '../../../../contract/place/place.ts'
import { loadPlaces } from '../../../place/load-places.ts'
import type { FrontApi } from '../../../session/front-api/front-api.ts'
import type { TypedSearch } from './search-fields.ts'

/**
 * Replaces the text typed for a place with its code: `kul`, `Kuala Lumpur (KUL)` and `kuala lum` all become `KUL`.
 * The code of an airport that closed or moved becomes today's. Unknown text stays as it is, so that it can be shown with its error.
 */
export async function resolvePlaces(
  api: FrontApi,
  language: string,
  search: TypedSearch,
): Promise<TypedSearch> {
  const typed = new Set(search.legs.flatMap((leg) => [leg.from, leg.to]).filter(Boolean))
  const found = new Map<string, string>()
  for (const text of typed) found.set(text, await resolvePlace(api, language, text))
  const resolved = (text: string) => found.get(text) ?? text
  const legs = search.legs.map((leg) => ({
    ...leg,
    from: resolved(leg.from),
    to: resolved(leg.to),
  }))
  return { ...search, legs }
}

async function resolvePlace(api: FrontApi, language: string, text: string): Promise<string> {
  const code = (/\(([A-Za-z]{3})\)\s*$/.exec(text)?.[1] ?? text).toUpperCase()
  const looksLikeCode = /^[A-Z]{3}$/.test(code)
  if (looksLikeCode) {
    const [place] = await loadPlaces(api, language, [code])
    if (place) return place.now ?? place.code
  }
  const suggested = await api.call(suggestPlaces, { query: { q: text.slice(0, 80), limit: 1 } })
  const [place] = suggested.ok ? suggested.result : []
  if (!place) return text
  // Three letters may be a wrong code; a place that merely resembles it isn't what was meant.
  const begins = [place.city, place.name].some((name) => name.toUpperCase().startsWith(code))
  return looksLikeCode && !begins ? text : place.code
}
