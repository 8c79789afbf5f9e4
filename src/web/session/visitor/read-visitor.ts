import { countryByCode } from '../../../contract/countries.ts'
import { defaultLocale } from '../../../contract/default-locale.ts'
import { cookies } from '../../../contract/headers.ts'
import { localeByCode, locales } from '../../../contract/locales.ts'
import type { PublicConfig } from '../../../contract/page-platform.ts'
import { linkCurrency, toldCurrency } from '../../currency/choose-currency.ts'
import { offeredCurrency } from '../../currency/offered-currency.ts'
import { askedLocale } from '../../locale/accept-language.ts'
import { localeOfPath } from '../../locale/locale-of-path.ts'
import { readAffiliateCookie } from '../source/source-cookies.ts'
import { chosenConsent, readConsent } from './consent.ts'
import { deviceOf } from './device.ts'
import { edgeCountry } from './edge-country.ts'
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
  const seenIn = edgeCountry(request) ?? ''
  const told = countryByCode(jar.get(cookies.country) ?? '') ?? countryByCode(seenIn)
  const country = told?.code ?? config.defaults.country
  const theme = jar.get(cookies.theme)
  const device = deviceOf(request.headers.get('user-agent') ?? '')
  const locale = localeByCode(code) ?? localeByCode(defaultLocale) ?? locales[0]
  const known = {
    forced: comesFrom(config.thbAffiliate, url, jar) ? 'THB' : null,
    shared: linkCurrency(url.pathname + url.search),
    cookie: jar.get(cookies.currency),
    country,
    countryAssumed: told === undefined,
  }
  const currency = toldCurrency(known) ?? config.defaults.currency
  const consent = readConsent(chosenConsent(siteCookies(jar, config)), {
    countries: [country, seenIn],
    gpc: request.headers.get('sec-gpc') === '1',
    crawler: device.crawler,
  })
  // One question at a time, and none for programs.
  const mayAsk = !consent.isAsked && !device.crawler && toldCurrency(known) === undefined
  const languages = request.headers.get('accept-language')
  return {
    locale,
    country,
    countryAssumed: told === undefined,
    currency,
    offeredCurrency: mayAsk ? offeredCurrency(currency, locale.tag, languages) : undefined,
    device,
    theme: theme === 'light' || theme === 'dark' ? theme : undefined,
    consent,
  }
}

/** Returns whether the visitor came from this affiliate, now or recently (S5.12). */
const comesFrom = (partner: string, url: URL, jar: ReadonlyMap<string, string>): boolean =>
  partner !== '' &&
  (url.searchParams.get('aft') ?? readAffiliateCookie(jar.get('affiliate'))?.id) === partner
