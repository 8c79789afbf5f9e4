import { getPlaces, type Place } from '../../contract/place/place.ts'
import type { FrontApi } from '../session/front-api/front-api.ts'
import { type PlaceNames, toPlaceName } from './place-names.ts'

/** Places by language and code. They change with a release only, so what was asked once is kept. */
const known = new Map<string, Place>()
const mostKept = 50_000
/** As many codes as one call takes. */
const codesACall = 50

/** The airports and cities of these codes, named in one language; codes nobody knows are left out. */
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

/** What these airports and cities are called in one language, for `SliceSummary` and its like. */
export async function loadPlaceNames(
  api: Pick<FrontApi, 'call'>,
  language: string,
  codes: Iterable<string>,
): Promise<PlaceNames> {
  const places = await loadPlaces(api, language, codes)
  return Object.fromEntries(places.map((place) => [place.code, toPlaceName(place)] as const))
}
