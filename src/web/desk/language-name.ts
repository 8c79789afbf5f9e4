import { localeByCode } from '../../contract/locales.ts'

/** Returns a language's own name, `ไทย`; the code of one that the site doesn't have. */
export const languageName = (code: string): string => localeByCode(code)?.name ?? code

/** Returns the names of languages, comma-separated, as tables of the desk show them. */
export const languageNames = (codes: readonly string[]): string =>
  codes.map(languageName).join(', ')
