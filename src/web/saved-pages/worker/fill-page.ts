import { formatDate } from '../../../contract/words/format.ts'
import type { SavedKind, SavedPage } from '../rules.ts'

/** What the worker replaces in the hidden sections of the offline page. */
export const fills = { address: '{address}', title: '{title}', time: '{time}' } as const

/** Parts of the offline page that are added to others. */
type Part = `row-${SavedKind}` | `bar-${SavedKind | 'missing' | 'offline' | 'erased'}`

/**
 * The policy of everything shown from the device: it runs no script at all, so that a saved page can't break when the site
 * has a new version, and whatever got into it can't do anything.
 */
export const savedPagePolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ')

/** Returns a document without its scripts, and with what it shows where there are none. */
export const withoutScripts = (html: string): string =>
  replaceElements(html, { opening: /<script\b[^<>]*>/gi, closing: /<\/script>/gi }, () => '')
    .replace(/<link\b[^<>]*>/gi, (link) => (/\brel="?(?:module)?preload\b/i.test(link) ? '' : link))
    .replace(/<\/?noscript\b[^<>]*>/gi, '')
    .replace(/ nonce="[^"]*"/gi, '')

/** Returns a document with its style sheets in it, because their files are gone once the site has a new version. */
export async function withStyles(
  html: string,
  load: (address: string) => Promise<string>,
): Promise<string> {
  let styled = html
  for (const [link] of html.matchAll(/<link\b[^<>]*>/g)) {
    if (!/\brel="stylesheet"/.test(link)) continue
    const address = /\bhref="([^"]+)"/.exec(link)?.[1]
    const css = address ? await load(address) : ''
    styled = styled.replace(link, () => `<style>${css}</style>`)
  }
  return styled
}

/** Returns a document's title without the site's name, as HTML. */
export const titleOf = (html: string): string =>
  (/<title[^<>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? '').replace(/ · [^·]*$/, '')

/** Returns what an order's page says that the order is about, such as its trips and their days, as HTML. */
export const aboutOrderOf = (html: string): string =>
  /\bdata-order-about="([^"]*)"/.exec(html)?.[1] ?? ''

/** Returns a document in the theme that its visitor has chosen; undefined if they haven't. */
export const withTheme = (html: string, theme: string | undefined): string =>
  html.replace(/<html\b[^<>]*>/, (tag) => {
    const plain = tag.replace(/ data-theme="[^"]*"/, '')
    return theme === 'light' || theme === 'dark'
      ? plain.replace('<html', `<html data-theme="${theme}"`)
      : plain
  })

/** Returns a saved page below the bar that says that it's one. `offline` is the offline page in its language. */
export function savedPage(html: string, page: SavedPage, offline: string): string {
  const bar = filled(partOf(offline, `bar-${page.kind}`), page, html)
  return withBar(withoutActions(html), bar)
}

/** Returns a page whose links to what only the site can do are inactive, with the note that says so. */
const withoutActions = (html: string): string =>
  html
    .replace(/<a\b[^<>]*>/g, (link) =>
      link.includes(' data-needs-network=""') ? inactive(link) : link,
    )
    .replace(/<p hidden="" data-network-note=""/g, '<p data-network-note=""')

const inactive = (link: string): string =>
  link
    .replace(/ href="[^"]*"/, '')
    .replace('<a', '<a role="link" aria-disabled="true" style="opacity:.5;cursor:not-allowed"')

/**
 * Returns the offline page with the list of what is saved. `wanted` is the page that couldn't be opened, `isErased` says that
 * somebody signed out without a network.
 */
export function offlinePage(
  offline: string,
  pages: readonly SavedPage[],
  asked: { wanted: string | undefined; isOffline: boolean; here: string; isErased?: boolean },
): string {
  const rowsOf = (kind: SavedKind) =>
    pages
      .filter((page) => page.kind === kind)
      .map((page) => filled(partOf(offline, `row-${kind}`), page, offline))
      .join('')
  const listed = (['order', 'search'] as const).reduce(
    (html, kind) => {
      const rows = rowsOf(kind)
      const list = {
        opening: new RegExp(`<ul data-saved="${kind}"[^<>]*>`, 'g'),
        closing: /<\/ul>/g,
      }
      return rows ? replaceElements(html, list, (start) => `${start}${rows}</ul>`) : html
    },
    withoutParts(withoutScripts(offline)),
  )
  const erasable = pages.length > 0 ? listed.replace(' data-erase="" hidden=""', '') : listed
  if (!asked.isOffline) return erasable
  const bar = partOf(offline, barOf(asked))
  return withBar(erasable, bar.replaceAll(fills.address, escaped(asked.wanted ?? asked.here)))
}

function barOf(asked: { wanted: string | undefined; isErased?: boolean }): Part {
  if (asked.isErased) return 'bar-erased'
  return asked.wanted ? 'bar-missing' : 'bar-offline'
}

const withoutParts = (html: string): string =>
  replaceElements(
    html,
    { opening: /<section hidden="" id="(?:row|bar)-/g, closing: /<\/section>/g },
    () => '',
  )

function partOf(offline: string, id: Part): string {
  const start = `<section hidden="" id="${id}">`
  const [, after = ''] = offline.split(start, 2)
  return after.slice(0, Math.max(0, after.indexOf('</section>')))
}

/** Replaces elements that have no others of their kind in them. Each end is looked for once, so a page without any takes no longer. */
function replaceElements(
  html: string,
  { opening, closing }: { opening: RegExp; closing: RegExp },
  replace: (tag: string) => string,
): string {
  let replaced = ''
  let at = 0
  for (const { 0: tag, index } of html.matchAll(opening)) {
    if (index < at) continue
    closing.lastIndex = index
    if (!closing.test(html)) break
    replaced += html.slice(at, index) + replace(tag)
    at = closing.lastIndex
  }
  return replaced + html.slice(at)
}

function filled(part: string, { address, title, savedAt }: SavedPage, html: string): string {
  const tag = /\blang="([\w-]+)"/.exec(/<html\b[^<>]*>/.exec(html)?.[0] ?? '')?.[1] ?? 'en'
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const time = formatDate(new Date(savedAt).toISOString(), tag, 'date-time', zone)
  const { pathname, search } = new URL(address)
  return (
    part
      .replaceAll(fills.time, escaped(time))
      .replaceAll(fills.address, escaped(pathname + search))
      // It comes out of a document, so it's HTML already.
      .replaceAll(fills.title, () => title)
  )
}

/** Returns a document with a bar at the top, after the link that skips to the content, which stays the first one. */
const withBar = (html: string, bar: string): string =>
  html.replace(/<body\b[^<>]*>(?:\s*<a\b[^<>]*href="#main"[^<>]*>[^<]*<\/a>)?/, (top) => top + bar)

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (each) => escapes[each] ?? each)
