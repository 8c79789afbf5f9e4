import { type LinkTarget, linkPages, longestTarget } from '../../contract/link/link.ts'
import { marksOf } from '../../contract/tracking/campaign-marks.ts'

/**
 * Query names that may stand in a link: what is looked for and how it is shown. Ids of searches and offers end
 * within the half hour, and bounds of price mean another thing in another currency.
 */
const queryName =
  /^((dep|arr)Airport[1-5]?|depDate[1-5]?|retDate|tripType|adult|child|infant|cabin|sort|stops|airline|depTime|arrTime|from|to|via|maxMinutes|bag|sharedFlight|sharedPrice|currency)$/

/** A place of this site's own, written out plainly: no host, no `//`, no dots, no escapes, no fragment. */
const plain = /^\/(?:[a-z][a-z/-]*)?(?:\?[^#\\\s]*)?$/

/**
 * Reads what a short link is to stand for: a page of this site without its locale, with its query. Nothing when
 * it is not one of the pages that may be shared: a link of ours must not lead anybody off the site.
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

/** Line breaks would split a header, and the rest is not typed by people. */
const hasControl = (text: string): boolean => /\p{Cc}/u.test(text)
