import { defaultLocale } from '../../../contract/default-locale.ts'
import { localeByCode } from '../../../contract/locales.ts'
import { canonicalOf, pageUrl } from '../../locale/url.ts'
import type { ListedPage } from './sitemap-kind.ts'

/**
 * How many pages one sitemap has at most. Search engines take 50,000 of up to 50 MB; with links to 37 languages a page takes
 * about 4 kB, so this is 8 MB.
 */
export const mostPages = 2000

/** Returns a sitemap of pages in a locale, each with its other languages (sitemaps.org; Google's xhtml:link). */
export function sitemapXml(origin: string, locale: string, pages: readonly ListedPage[]): string {
  return `${declaration}
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.map((page) => urlXml(origin, locale, page)).join('\n')}
</urlset>
`
}

/** Returns the sitemap that names others by their paths. */
export function indexXml(origin: string, paths: readonly string[]): string {
  const all = paths.map((path) => `<sitemap><loc>${escaped(origin + path)}</loc></sitemap>`)
  return `${declaration}
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${all.join('\n')}
</sitemapindex>
`
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>'

function urlXml(origin: string, locale: string, page: ListedPage): string {
  const at = (code: string) => escaped(canonicalOf(origin, pageUrl(code, page.pathIn(code))))
  const changed = page.changedAt ? `<lastmod>${escaped(page.changedAt)}</lastmod>` : ''
  return `<url><loc>${at(locale)}</loc>${changed}${alternates(page, at)}</url>`
}

/**
 * Returns the links to all languages of a page, itself included, as each of the others has them: search engines only believe
 * links that are returned. A page in one language has none.
 */
function alternates({ locales }: ListedPage, at: (code: string) => string): string {
  if (locales.length < 2) return ''
  const link = (hreflang: string, code: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${at(code)}"/>`
  const own = locales.map((code) => link(localeByCode(code)?.hreflang ?? code, code))
  return [
    ...own,
    ...(locales.includes(defaultLocale) ? [link('x-default', defaultLocale)] : []),
  ].join('')
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (char) => escapes[char] ?? '')
