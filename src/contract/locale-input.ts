import { z } from 'zod'
import { localeByCode } from './locales.ts'

/** The description of the language parameter of calls. */
export const localeInputHint = 'Code of a language of the site, as in URLs; `zh-TW` is `zh-tw`.'

/**
 * Returns the schema of a language in params and bodies. The wire has `zh-TW` for `zh-tw` (S5.6), and callers may write either;
 * handlers always get the code of URLs. A language that the site doesn't have stays as it is.
 */
export const localeInput = (longest = 10) =>
  z
    .string()
    .max(longest)
    .overwrite((code) => localeByCode(code)?.code ?? code)
    .describe(localeInputHint)
