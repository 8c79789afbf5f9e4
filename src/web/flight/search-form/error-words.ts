import { errorText } from '../../locale/error-text.ts'
import type { Translate } from '../../locale/word-store.ts'
import type { SearchErrors } from '../results/search-request.ts'

/** What stands beside a field of the search form. */
export function errorWords(
  t: Translate,
  code: SearchErrors[string] | undefined,
): string | undefined {
  if (!code) return undefined
  if (code === 'MISSING_PLACE' || code === 'MISSING_DATE') return t(`flight-search-form.${code}`)
  return errorText(t, code)
}
