import { countryByCode } from '../../contract/countries.ts'
import { acceptedCountry } from '../locale/accept-language.ts'

/** English as browsers are sold with it in most of the world: it doesn't tell where somebody lives. */
const worldwideEnglish = /^en-GB$/i

/**
 * Returns the currency that a visitor is asked about, because theirs is only the default: that of the country in the languages of their
 * browser, otherwise of the page's language unless it's English. Undefined if that is what they see, or if nothing suggests a country.
 */
export function offeredCurrency(
  shown: string,
  pageTag: string,
  acceptLanguage: string | null,
): string | undefined {
  const told = acceptLanguage
    ?.split(',')
    .filter((each) => !worldwideEnglish.test(each.split(';')[0]?.trim() ?? ''))
    .join()
  const { language, region } = new Intl.Locale(pageTag).maximize()
  const country = acceptedCountry(told ?? null) ?? (language === 'en' ? '' : (region ?? ''))
  const currency = countryByCode(country)?.currency
  return currency === shown ? undefined : currency
}
