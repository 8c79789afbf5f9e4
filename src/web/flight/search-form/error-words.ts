import { errorText } from '../../locale/language.ts'
import type { Translate } from '../../locale/word-store.ts'
import type { SearchErrors } from '../results/search/search-request.ts'

/** Returns the error text of a search form's field. */
export function errorWords(
  t: Translate,
  field: string,
  code: SearchErrors[string] | undefined,
): string | undefined {
  if (!code) return undefined
  if (code === 'MISSING_PLACE' || code === 'MISSING_DATE') return t(`flight-search-form.${code}`)
  // The front API rejects text that isn't a code before it looks up the place.
  if (code === 'VALIDATION' && /Airport\d*$/.test(field)) return errorText(t, 'UNKNOWN_PLACE')
  if (code === 'VALIDATION' && /Date\d*$/.test(field)) return t('flight-search-form.MISSING_DATE')
  return errorText(t, code)
}
