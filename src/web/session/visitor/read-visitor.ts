import { countryByCode } from '../../../contract/countries.ts'
import { defaultLocale } from '../../../contract/default-locale.ts'
import { cookies } from '../../../contract/headers.ts'
import { localeByCode, locales } from '../../../contract/locales.ts'
import type { PublicConfig } from '../../../contract/page-platform.ts'
import { chooseCurrency, linkCurrency } from '../../currency/choose-currency.ts'
import { askedLocale } from '../../locale/accept-language.ts'
import { localeOfPath } from '../../locale/locale-of-path.ts'
import { readAffiliateCookie } from '../source/source-cookies.ts'
import { chosenConsent, readConsent } from './consent.ts'
import { deviceOf } from './device.ts'
import { siteCookies } from './site-cookies.ts'
import type { Visitor } from './visitor.ts'

/** Returns the visitor, from the URL, the cookies and the edge network's headers (S1.5, S2.81, S3.13, S5.5). */
export function readVisitor(
  request: Request,
  url: URL,
  jar: ReadonlyMap<string, string>,
  config: PublicConfig,
): Visitor {
  const code = localeOfPath(url.pathname) ?? askedLocale(request, jar)
  const edgeCountry = request.headers.get('cf-ipcountry') ?? ''
  const told = countryByCode(jar.get(cookies.country) ?? '') ?? countryByCode(edgeCountry)
  const country = told?.code ?? config.defaults.country
  const theme = jar.get(cookies.theme)
  const device = deviceOf(request.headers.get('user-agent') ?? '')
  return {
    locale: localeByCode(code) ?? localeByCode(defaultLocale) ?? locales[0],
    country,
    countryAssumed: told === undefined,
    currency: chooseCurrency({
      forced: comesFrom(config.thbAffiliate, url, jar) ? 'THB' : null,
      shared: linkCurrency(url.pathname + url.search),
      cookie: jar.get(cookies.currency),
      country,
      countryAssumed: told === undefined,
      fallback: config.defaults.currency,
    }),
    device,
    theme: theme === 'light' || theme === 'dark' ? theme : undefined,
    consent: readConsent(chosenConsent(siteCookies(jar, config)), {
      countries: [country, edgeCountry],
      gpc: request.headers.get('sec-gpc') === '1',
      crawler: device.crawler,
    }),
  }
}

/** Returns whether the visitor came from this affiliate, now or recently (S5.12). */
const comesFrom = (partner: string, url: URL, jar: ReadonlyMap<string, string>): boolean =>
  partner !== '' &&
  (url.searchParams.get('aft') ?? readAffiliateCookie(jar.get('affiliate'))?.id) === partner
