import { countryByCode } from '../../contract/countries.ts'
import { acceptedCountry } from '../locale/accept-language.ts'
import type { Visitor } from '../session/visitor/visitor.ts'

/**
 * Returns the country whose dialling code an empty form begins with: the visitor's, or if nobody told it, that of their browser's
 * language, or else of the page's; empty if neither tells one. English is read everywhere, so without a country it tells nothing.
 */
export function likelyCountry(
  { country, countryAssumed, locale }: Pick<Visitor, 'country' | 'countryAssumed' | 'locale'>,
  acceptLanguage: string | null,
): string {
  if (!countryAssumed) return country
  const accepted = acceptedCountry(acceptLanguage)
  if (accepted) return accepted
  const { language, region } = new Intl.Locale(locale.tag).maximize()
  return language === 'en' ? '' : (countryByCode(region ?? '')?.code ?? '')
}
