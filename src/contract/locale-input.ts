import { z } from 'zod'
import { defaultLocale } from './default-locale.ts'
import { understoodLocale } from './understood-locale.ts'

/** The description of the language parameter of calls. */
export const localeInputHint = 'Code of a language of the site, as in URLs; `zh-TW` is `zh-tw`.'

/** As long as language tags are: RFC 5646 recommends room for 35 characters. */
const longest = 35

/**
 * The schema of a language in params and bodies. The wire has `zh-TW` for `zh-tw` (S5.6), and callers may write either;
 * handlers always get a code of URLs: English for a language that the site doesn't have.
 */
export const localeInput = z
  .string()
  .max(longest)
  .overwrite((text) => understoodLocale(text) ?? defaultLocale)
  .describe(localeInputHint)

/** The same for what is kept, such as a subscriber's language: one that the site doesn't have is refused. */
export const servedLocaleInput = z
  .string()
  .max(longest)
  .overwrite((text) => understoodLocale(text) ?? text)
  .refine((code) => understoodLocale(code) === code, { error: 'unknown_language' })
  .describe(localeInputHint)
