import { type LinkTarget, longestTarget } from '../../contract/link/link.ts'
import { keepsInLink, sharedPages } from '../../contract/share-targets.ts'
import { marksOf } from '../../contract/tracking/campaign-marks.ts'

/** A path on this site in plain form: no host, no `//`, no dots, no escapes, no fragment. */
const plain = /^\/(?:[a-z][a-z/-]*)?(?:\?[^#\\\s]*)?$/

/**
 * Parses a short link's target: a page of this site without its locale, with its query. Returns undefined if the page
 * can't be shared, so that our links never lead off the site (open redirect).
 */
export function readLinkTarget(target: string): LinkTarget | undefined {
  if (target.length > longestTarget || !plain.test(target)) return undefined
  const url = new URL(target, 'http://site')
  const path = sharedPages.find((each) => `/${each}` === url.pathname)
  if (url.host !== 'site' || path === undefined) return undefined
  const query = new URLSearchParams()
  for (const [name, value] of url.searchParams) {
    if (hasControl(name + value)) return undefined
    if (keepsInLink(path, name) && value) query.append(name, value)
  }
  const read = {
    path,
    query: String(query),
    marks: String(marksOf(url.searchParams)),
  }
  return read.query.length + read.marks.length > longestTarget ? undefined : read
}

/** Line breaks would split a header (response splitting); people type no other control characters either. */
const hasControl = (text: string): boolean => /\p{Cc}/u.test(text)
