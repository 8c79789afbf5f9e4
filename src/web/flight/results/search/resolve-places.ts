import { defaultLocale } from '../../../../contract/default-locale.ts'
import { type Place, suggestPlaces } from '../../../../contract/place/place.ts'
import { loadPlaces } from '../../../place/load-places.ts'
import type { FrontApi } from '../../../session/front-api/front-api.ts'
import type { TypedSearch } from './search-fields.ts'

/**
 * Replaces the text typed for a place with its code: `kul`, `Kuala Lumpur (KUL)`, `kuala lum` all become `KUL`, and `吉隆坡` too.
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
  const place = await suggested(api, language, text)
  if (!place) return text
  // Three letters may be a wrong code; a place that merely resembles it isn't what was meant. Its name may be begun in English.
  const inEnglish = looksLikeCode && (await suggested(api, defaultLocale, text))
  const names = [place.city, place.name, ...(inEnglish ? [inEnglish.city, inEnglish.name] : [])]
  const begins = names.some((name) => name.toUpperCase().startsWith(code))
  return looksLikeCode && !begins ? text : place.code
}

async function suggested(api: FrontApi, lang: string, text: string): Promise<Place | undefined> {
  const query = { q: text.slice(0, 80), lang, limit: 1 }
  const answer = await api.call(suggestPlaces, { query })
  return answer.ok ? answer.result[0] : undefined
}
