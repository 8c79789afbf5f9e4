import { errorText } from '../../locale/language.ts'
import type { Translate } from '../../locale/word-store.ts'
import { type StayErrors, stayFieldCodes } from '../search/stay-request.ts'

/** Returns the text of an error of the search form. */
export function stayErrorText(
  t: Translate,
  code: StayErrors[string] | undefined,
): string | undefined {
  if (!code) return undefined
  const own = stayFieldCodes.find((each) => each === code)
  return own
    ? t(`hotel-search-form.${own}`)
    : errorText(t, code as Exclude<typeof code, (typeof stayFieldCodes)[number]>)
}
