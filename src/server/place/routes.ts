import { defaultLocale } from '../../contract/default-locale.ts'
import { CatalogueError } from '../../contract/errors.ts'
import { listNearestCountries } from '../../contract/place/nearest-countries.ts'
import * as contract from '../../contract/place/place.ts'
import { minutes } from '../platform/duration.ts'
import type { Api } from '../platform/http/api.ts'
import { toldCountries } from '../platform/http/edge.ts'
import type { RequestOrigin } from '../platform/http/request-context.ts'
import type { Platform } from '../platform/platform.ts'
import { spend } from '../platform/rate-limit/rate-limit.ts'
import { nearbyPlaces } from './nearby-places.ts'
import { isKnownCountry, nearestCountries } from './nearest-countries.ts'
import { placesByCodes, suggestPlaces } from './place-service.ts'

/** Far more than an office behind one address types, and less than what would overload the process. */
const suggestions = { name: 'places', times: 20_000, within: minutes(1) }

/** Mounts the look-up of places. */
export function mountPlaces(api: Api, parts: Pick<Platform, 'cache' | 'config'>): void {
  const admit = ({ clientAddress }: RequestOrigin) => spend(parts.cache, suggestions, clientAddress)
  api.mount(
    contract.suggestPlaces,
    async ({ query: { q, limit, lang } }) => suggestPlaces(q, lang, limit),
    { admit },
  )
  api.mount(
    contract.nearbyPlaces,
    async ({ query, context: { coords, country, language = defaultLocale } }) => {
      const point = coords && { lat: coords.latitude, lon: coords.longitude }
      const codes = nearbyPlaces({ point, zone: query.zone, country }, query.limit)
      return placesByCodes(codes, language)
    },
    { admit },
  )
  api.mount(listNearestCountries, async ({ query, context, request: { headers } }) => {
    if (query.country && !isKnownCountry(query.country)) {
      throw new CatalogueError('VALIDATION', { fields: { country: 'unknown_country' } })
    }
    const told = toldCountries({ context, headers }, parts.config.TRUST_PROXY)
    const { country = told.find(isKnownCountry) ?? '', limit } = query
    const { lang = context.language ?? defaultLocale } = query
    return nearestCountries(country, lang, limit)
  })
  api.mount(contract.getPlaces, async ({ query, context: { language = defaultLocale } }) =>
    placesByCodes(query.codes.split(','), language),
  )
}
