import { countryByCode } from '../../contract/countries.ts'
import type { Visitor } from '../session/visitor/visitor.ts'

/**
 * Returns the country whose dialling code an empty form begins with: the visitor's, or if nobody told it, that of their
 * language. English is read everywhere, so it tells nothing.
 */
export function likelyCountry({
  country,
  countryAssumed,
  locale,
}: Pick<Visitor, 'country' | 'countryAssumed' | 'locale'>): string {
  const { language, region } = new Intl.Locale(locale.tag).maximize()
  if (!countryAssumed || language === 'en') return country
  return countryByCode(region ?? '')?.code ?? country
}
