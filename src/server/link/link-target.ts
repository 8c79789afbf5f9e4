import { type LinkTarget, linkPages, longestTarget } from '../../contract/link/link.ts'
import { marksOf } from '../../contract/tracking/campaign-marks.ts'

/**
 * Query parameters allowed in a link: the search and how it's displayed. Ids of searches and offers expire within half
 * an hour, and price limits mean something else in another currency.
 */
const queryName =
  /^((dep|arr)Airport[1-5]?|depDate[1-5]?|retDate|tripType|adult|child|infant|cabin|sort|stops|airline|depTime|arrTime|from|to|via|maxMinutes|bag|sharedFlight|sharedPrice|currency)$/

/** A path on this site in plain form: no host, no `//`, no dots, no escapes, no fragment. */
const plain = /^\/(?:[a-z][a-z/-]*)?(?:\?[^#\\\s]*)?$/

/**
 * Parses a short link's target: a page of this site without its locale, with its query. Returns undefined if the page
 * can't be shared, so that our links never lead off the site (open redirect).
 */
export function readLinkTarget(target: string): LinkTarget | undefined {
  if (target.length > longestTarget || !plain.test(target)) return undefined
  const url = new URL(target, 'http://site')
  const path = linkPages.find((each) => `/${each}` === url.pathname)
  if (url.host !== 'site' || path === undefined) return undefined
  const query = new URLSearchParams()
  for (const [name, value] of url.searchParams) {
    if (hasControl(name + value)) return undefined
    if (queryName.test(name) && value) query.append(name, value)
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
