import { localeByCode } from '../../contract/locales.ts'
import { isWithoutLocale } from './without-locale.ts'

/**
 * Returns an address that staff wrote, as a visitor opens it: a page of this site without a language gets the visitor's,
 * `/hotel` is `/th/hotel`. Without one, the page would choose a language for a visitor who has chosen already. Files, other
 * sites, pages with a language, and those that have none, such as a short link's, stay.
 */
export function inLanguage(address: string, code: string): string {
  const path = /^\/(?![/\\])[^?#]*/.exec(address)?.[0]
  if (path === undefined || /\.\w+$/.test(path)) return address
  const [, first = ''] = path.split('/')
  if (localeByCode(first) || isWithoutLocale(path)) return address
  return path === '/' ? `/${code}${address.slice(1)}` : `/${code}${address}`
}
