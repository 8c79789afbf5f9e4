import { headers as names } from '../../../contract/headers.ts'
import { wireLanguage } from '../../locale/url.ts'
import { aftHeader } from '../source/source-headers.ts'
import type { Visitor } from '../visitor/visitor.ts'

/**
 * Returns the headers of a front API call that a page makes itself (S7.3), as far as scripts know them. The ids of
 * device, session and member are in cookies that scripts can't read, so such a call speaks for nobody.
 */
export function browserHeaders(
  { country, currency, locale }: Pick<Visitor, 'country' | 'currency' | 'locale'>,
  query: URLSearchParams,
): Record<string, string> {
  return {
    accept: 'application/json',
    [names.country]: country,
    [names.currency]: currency,
    [names.language]: wireLanguage(locale.code),
    ...aftHeader(query),
  }
}
