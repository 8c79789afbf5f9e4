import { filterFlights } from '../../../../contract/flight/search/flight-filter.ts'
import { filterOfLeg, restOfTrip } from '../choices/trip-price.ts'
import { resultFacets } from '../filter/result-facets.ts'
import { sortResults, sortTabs } from '../list/sort-results.ts'
import type { ResultsPage } from './results-data.ts'

/**
 * Keeps only the rows of the first screen, with the counts of all: hundreds of rows would double the page. The browser
 * fetches the rest immediately (the cursor goes back to the start).
 */
export function trimResults(page: ResultsPage): ResultsPage {
  const { rows } = page.update
  const { filter, sort, show } = page.choices
  if (rows.length <= show) return page
  const asked = filterOfLeg(filter, restOfTrip(page, page.update.lowest, filter))
  const matching = filterFlights(rows, asked)
  const facets = resultFacets(rows, asked)
  return {
    ...page,
    update: { ...page.update, rows: sortResults(matching, sort).slice(0, show), cursor: 0 },
    whole: { total: rows.length, matching: matching.length, facets, tabs: sortTabs(matching) },
  }
}
