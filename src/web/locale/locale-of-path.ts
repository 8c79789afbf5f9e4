import { localeByCode } from '../../contract/locales.ts'

/** Returns the locale code that a path starts with, if any. The data of `/en` is requested as `/en.data`. */
export function localeOfPath(pathname: string): string | undefined {
  return localeByCode(pathname.split('/', 2)[1]?.replace(/\.data$/, '') ?? '')?.code
}

/** Returns the URL of the same page in another language. */
export function inLocale(pathname: string, locale: string): string {
  const rest = localeOfPath(pathname) ? pathname.split('/').slice(2).join('/') : pathname.slice(1)
  return `/${locale}${rest && `/${rest}`}`
}
