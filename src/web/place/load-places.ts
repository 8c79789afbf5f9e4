import { getPlaces, type Place } from '../../contract/place/place.ts'
import type { FrontApi } from '../session/front-api/front-api.ts'
import { type PlaceNames, toPlaceName } from './place-names.ts'

/** Places by language and code, cached for the process's lifetime because they only change with a release. */
const known = new Map<string, Place>()
const mostKept = 50_000
/** The most codes per call. */
const codesACall = 50

/** Returns the places with these codes, named in one language. Unknown codes are omitted. */
export async function loadPlaces(
  api: Pick<FrontApi, 'call'>,
  language: string,
  codes: Iterable<string>,
): Promise<Place[]> {
  const wanted = [...new Set(codes)]
  const missing = wanted.filter((code) => !known.has(`${language} ${code}`))
  for (let start = 0; start < missing.length; start += codesACall) {
    const some = missing.slice(start, start + codesACall).join(',')
    const answer = await api.call(getPlaces, { query: { codes: some } })
    if (!answer.ok) continue
    if (known.size > mostKept) known.clear()
    for (const place of answer.result) known.set(`${language} ${place.code}`, place)
  }
  return wanted.flatMap((code) => known.get(`${language} ${code}`) ?? [])
}

/** Returns the names of the places with these codes in one language. */
export async function loadPlaceNames(
  api: Pick<FrontApi, 'call'>,
  language: string,
  codes: Iterable<string>,
): Promise<PlaceNames> {
  const places = await loadPlaces(api, language, codes)
  return Object.fromEntries(places.map((place) => [place.code, toPlaceName(place)] as const))
}
