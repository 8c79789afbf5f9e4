import { getPlaces } from '../../../contract/place.ts'
import type { FrontApi } from '../../session/front-api.ts'
import { type AirportName, type AirportNames, toAirportName } from './airport-names.ts'

/** Names by language and code. Places change with a release only, so what was asked once is kept. */
const known = new Map<string, AirportName>()
const mostKept = 50_000

/** The names of these airports and cities in one language; codes nobody knows are left out. */
export async function loadAirportNames(
  api: FrontApi,
  language: string,
  codes: Iterable<string>,
): Promise<AirportNames> {
  const wanted = [...new Set(codes)]
  const missing = wanted.filter((code) => !known.has(`${language} ${code}`))
  for (let start = 0; start < missing.length; start += 50) {
    const answer = await api.call(getPlaces, {
      query: { codes: missing.slice(start, start + 50).join(',') },
    })
    if (!answer.ok) continue
    if (known.size > mostKept) known.clear()
    for (const place of answer.result) known.set(`${language} ${place.code}`, toAirportName(place))
  }
  const names: Record<string, AirportName> = {}
  for (const code of wanted) {
    const name = known.get(`${language} ${code}`)
    if (name) names[code] = name
  }
  return names
}
