import { localeByCode } from '../../contract/locales.ts'
import { languageName as nameIn } from '../../contract/words/format-stays.ts'
import { useLocale } from '../locale/language.ts'

/** Returns a language's own name, `ไทย`; the code of one that the site doesn't have. */
export const languageName = (code: string): string => localeByCode(code)?.name ?? code

/** Returns the names of languages, comma-separated, as tables of the desk show them. */
export const languageNames = (codes: readonly string[]): string =>
  codes.map(languageName).join(', ')

/** Returns how to name languages that staff may not read, in theirs: `th` → "Thai". */
export function useLanguageName(): (code: string) => string {
  const { tag } = useLocale()
  return (code) => nameIn(code, tag)
}
