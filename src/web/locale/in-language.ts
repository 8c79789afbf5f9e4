import { localeByCode } from '../../contract/locales.ts'

/**
 * Returns an address that staff wrote, as a visitor opens it: a page of this site without a language gets the visitor's,
 * `/hotel` is `/th/hotel`. Without one, the page would choose a language for a visitor who has chosen already. Files, other
 * sites, and pages with a language stay.
 */
export function inLanguage(address: string, code: string): string {
  const path = /^\/(?![/\\])[^?#]*/.exec(address)?.[0]
  if (path === undefined || /\.\w+$/.test(path)) return address
  const [, first = ''] = path.split('/')
  if (localeByCode(first)) return address
  return path === '/' ? `/${code}${address.slice(1)}` : `/${code}${address}`
}
