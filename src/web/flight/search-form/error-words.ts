import { errorText } from '../../locale/language.ts'
import type { Translate } from '../../locale/word-store.ts'
import type { SearchErrors } from '../results/search/search-request.ts'

/** Returns what stands beside a field of the search form. */
export function errorWords(
  t: Translate,
  field: string,
  code: SearchErrors[string] | undefined,
): string | undefined {
  if (!code) return undefined
  if (code === 'MISSING_PLACE' || code === 'MISSING_DATE') return t(`flight-search-form.${code}`)
  // The front API refuses a text that is no code before it looks for the place.
  if (code === 'VALIDATION' && /Airport\d*$/.test(field)) return errorText(t, 'UNKNOWN_PLACE')
  if (code === 'VALIDATION' && /Date\d*$/.test(field)) return t('flight-search-form.MISSING_DATE')
  return errorText(t, code)
}
