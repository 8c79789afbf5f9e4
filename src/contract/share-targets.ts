import { flightShareTargets } from './flight/share-targets.ts'
import { hotelShareTargets } from './hotel/share-targets.ts'

/** What people can share by a short link: pages that show everyone the same, and still do in half a year. */
export interface ShareTargets {
  /** Paths without a locale; '' is the home page. */
  pages: readonly string[]
  /** Matches the query parameters that a link to these pages keeps; all others are dropped. */
  queryName: RegExp
}

const site = { pages: [''], queryName: /^currency$/ } as const satisfies ShareTargets

/** What short links may lead to: each product has one entry. */
const shareTargets: readonly ShareTargets[] = [site, flightShareTargets, hotelShareTargets]

/** The pages of all entries, as a tuple for schemas. */
export const sharedPages = [
  ...site.pages,
  ...flightShareTargets.pages,
  ...hotelShareTargets.pages,
] as const

/** Returns whether a link to a page keeps a query parameter. The home page has every product's search form. */
export const keepsInLink = (page: (typeof sharedPages)[number], name: string): boolean =>
  shareTargets.some(
    ({ pages, queryName }) => (page === '' || pages.includes(page)) && queryName.test(name),
  )
