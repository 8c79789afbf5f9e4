import { localeByCode } from './locales.ts'

/** Other codes that browsers and programs have for the site's languages. */
const sameAs = new Map([
  ['fil', 'tl'],
  ['no', 'nb'],
  ['nn', 'nb'],
  ['in', 'id'],
])
/** Regions and scripts whose readers read traditional Chinese. */
const traditional = new Set(['hant', 'tw', 'hk', 'mo'])

/**
 * Returns the code of the site's language that a text from outside means: `zh-TW`, `zh_tw` and `zh-Hant` are `zh-tw`, `pt-BR` is
 * `pt`. Undefined if the site doesn't have the language. Every other form of a code ends here: names of languages that reach `Intl` or an
 * object's keys as they were typed throw, or find what was never written.
 */
export function understoodLocale(text: string): string | undefined {
  const tag = text.trim().toLowerCase().replaceAll('_', '-')
  const known = localeByCode(tag)
  if (known) return known.code
  const [language = '', ...more] = tag.split('-')
  if (language === 'zh') return more.some((each) => traditional.has(each)) ? 'zh-tw' : 'zh'
  return localeByCode(sameAs.get(language) ?? language)?.code
}
