import type { Register } from 'react-router'
import { defaultLocale, localeByCode } from '../../contract/locales.ts'

/** A page's pattern with anything in place of its parameters. */
type Filled<Pattern extends string> = Pattern extends `${infer Head}/:${string}/${infer Tail}`
  ? `${Head}/${string}/${Filled<Tail>}`
  : Pattern extends `${infer Head}/:${string}`
    ? `${Head}/${string}`
    : Pattern

/** The address of a page that has a locale, without that locale. React Router writes the pages down from `routes.ts`. */
type PathOf<Page> = Page extends '/:locale'
  ? ''
  : Page extends `/:locale/${infer Pattern}`
    ? Pattern extends '*'
      ? never
      : Filled<Pattern>
    : never
export type PagePath = PathOf<keyof Register['pages']>

type QueryValue = string | number | boolean | null | undefined
export type Query = URLSearchParams | Readonly<Record<string, QueryValue>>

/**
 * The one place where URLs of the site's pages are built: `pageUrl('en', 'flight/search', { depAirport: 'KUL' })`.
 * Query values that are empty (`null`, `undefined`) are left out.
 */
export function pageUrl(locale: string, path: PagePath, query?: Query): string {
  const search = query ? searchOf(query) : ''
  return `/${locale}${path && `/${path}`}${search && `?${search}`}`
}

function searchOf(query: Query): string {
  if (query instanceof URLSearchParams) return query.toString()
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) params.set(name, String(value))
  }
  return params.toString()
}

/** Code of the locale a path starts with, if it starts with one. The data of `/en` is asked for as `/en.data`. */
export function localeOfPath(pathname: string): string | undefined {
  return localeByCode(pathname.split('/', 2)[1]?.replace(/\.data$/, '') ?? '')?.code
}

/** The same page in another language. */
export function inLocale(pathname: string, locale: string): string {
  const rest = localeOfPath(pathname) ? pathname.split('/').slice(2).join('/') : pathname.slice(1)
  return `/${locale}${rest && `/${rest}`}`
}

/** The address search engines should keep for a path: no query, no trailing slash. */
export const canonicalOf = (origin: string, pathname: string): string =>
  origin + (pathname.length > 1 ? pathname.replace(/\/+$/, '') : `/${defaultLocale}`)

/** `zh-tw` travels as `zh-TW` (S5.6). */
export const wireLanguage = (code: string): string => (code === 'zh-tw' ? 'zh-TW' : code)
