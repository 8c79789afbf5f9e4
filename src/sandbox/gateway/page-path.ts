import { defaultLocale } from '../../contract/default-locale.ts'
import type { LocaleCode } from '../../contract/locales.ts'
import type { Session } from './store.ts'

/**
 * Returns the path of a session's page in a language. The path carries the language, because the payer's bank and its tests open
 * the page of the same session in English.
 */
export const pagePath = ({ id }: Pick<Session, 'id'>, locale: LocaleCode): string =>
  `/gateway/sandbox/pay/${locale === defaultLocale ? '' : `${locale}/`}${id}`
