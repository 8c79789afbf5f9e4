import type { getVisitConfig } from '../../contract/config-endpoints.ts'
import { countryByCode, currencies } from '../../contract/countries.ts'
import { defaultLocale } from '../../contract/default-locale.ts'
import type { ResultOf } from '../../contract/endpoint.ts'
import { localeByCode, locales } from '../../contract/locales.ts'
import { currencyConfig } from '../../contract/words/currency-config.ts'
import { edgeOf, toldCountries } from '../platform/http/edge.ts'
import type { RequestContext } from '../platform/http/request-context.ts'
import type { Platform } from '../platform/platform.ts'
import type { FeatureService } from './feature-service.ts'

/** Returns what is known about a visit (S3.13). */
export async function visitConfig(
  { config }: Pick<Platform, 'config'>,
  features: FeatureService,
  { context, headers }: { context: RequestContext; headers: Headers },
): Promise<ResultOf<typeof getVisitConfig>> {
  const [told] = toldCountries({ context, headers }, config.TRUST_PROXY).flatMap(
    (code) => countryByCode(code) ?? [],
  )
  const country = told?.code ?? config.DEFAULT_COUNTRY
  const asked = currencies.find((each) => each === context.currency)
  // A country that was only assumed doesn't set the currency (S5.5).
  const currency = asked ?? told?.currency ?? config.DEFAULT_CURRENCY
  const { tag } = localeByCode(context.language ?? defaultLocale) ?? locales[0]
  return {
    ip: context.clientAddress,
    country,
    currency,
    currencyConfig: currencyConfig(currency, tag),
    featureFlags: await features.in(country),
    appStoreUrl: config.APP_STORE_URL ?? '',
    playStoreUrl: config.PLAY_STORE_URL ?? '',
    appGalleryUrl: config.APP_GALLERY_URL ?? '',
    edge: edgeOf(headers, config.TRUST_PROXY),
  }
}
