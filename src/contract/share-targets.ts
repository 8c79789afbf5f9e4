import { flightShareTargets } from './flight/share-targets.ts'

/** What a module lets people share by a short link: pages that show everyone the same, today and in half a year. */
export interface ShareTargets {
  /** Without their locale; '' is the home page. */
  pages: readonly string[]
  /** Matches the names of the query parameters that these pages have; a link drops all others. */
  queryName: RegExp
}

const site = { pages: [''], queryName: /^currency$/ } as const satisfies ShareTargets

/** The register of what short links may lead to: each product has one entry. */
const shareTargets: readonly ShareTargets[] = [site, flightShareTargets]

/** The pages of all entries, for the types of the wire. */
export const sharedPages = [...site.pages, ...flightShareTargets.pages] as const

/** Returns whether a link to a page keeps a query parameter. The home page has the search form of every product. */
export const keepsInLink = (page: (typeof sharedPages)[number], name: string): boolean =>
  shareTargets.some(
    ({ pages, queryName }) => (page === '' || pages.includes(page)) && queryName.test(name),
  )
