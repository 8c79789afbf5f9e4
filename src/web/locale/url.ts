import type { Register } from 'react-router'
import { defaultLocale } from '../../contract/default-locale.ts'

/** A page's pattern with any values for its parameters. */
type Filled<Pattern extends string> = Pattern extends `${infer Head}/${infer Tail}`
  ? `${FilledPart<Head>}/${Filled<Tail>}`
  : FilledPart<Pattern>
type FilledPart<Part extends string> = Part extends `:${string}` ? string : Part

/** The address of a page with a locale, without that locale. React Router generates the pages from `routes.ts`. */
type PathOf<Page> = Page extends '/:locale'
  ? ''
  : Page extends `/:locale/${infer Pattern}`
    ? Pattern extends '*'
      ? never
      : Pattern extends `${infer Head}/:${string}?`
        ? Filled<Head> | `${Filled<Head>}/${string}`
        : Filled<Pattern>
    : never
export type PagePath = PathOf<keyof Register['pages']>

type QueryValue = string | number | boolean | null | undefined
export type Query = URLSearchParams | Readonly<Record<string, QueryValue>>

/**
 * Builds the URL of a page; no other code does: `pageUrl('en', 'flight/search', { depAirport: 'KUL' })`.
 * Omits query values that are `null` or `undefined`.
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

/**
 * Returns the canonical URL of a path: no query, no trailing slash, and the letters of `withSmallLetters`.
 */
export function canonicalOf(origin: string, pathname: string): string {
  if (pathname.length <= 1) return `${origin}/${defaultLocale}`
  let end = pathname.length
  while (pathname[end - 1] === '/') end -= 1
  return origin + withSmallLetters(pathname.slice(0, end))
}

/**
 * Returns a path with its language and the page's first word in small letters. Routes match in any case; what follows
 * may be an id, in which case counts.
 */
export function withSmallLetters(pathname: string): string {
  const [, locale = '', area, ...rest] = pathname.split('/')
  const first = area === undefined ? [locale] : [locale, area]
  return ['', ...first.map((word) => word.toLowerCase()), ...rest].join('/')
}

/** Returns a locale code as it's sent in params and bodies: `zh-tw` as `zh-TW` (S5.6). */
export const wireLanguage = (code: string): string => (code === 'zh-tw' ? 'zh-TW' : code)
