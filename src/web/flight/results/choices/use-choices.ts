import { useCallback, useEffect, useState } from 'react'
import type { ResultsPage } from '../load/results-data.ts'
import type { SearchUrls } from '../search/search-urls.ts'
import type { ResultChoices } from './result-choices.ts'

/**
 * Returns the sort, filters and list length. A change applies immediately and updates the address without a request;
 * the history entry's state is kept, so that going back still works.
 */
export function useChoices(
  page: ResultsPage,
  urls: SearchUrls,
): [ResultChoices, (choices: ResultChoices) => void] {
  const [choices, setChoices] = useState(page.choices)
  useEffect(() => setChoices(page.choices), [page.choices])
  const choose = useCallback(
    (next: ResultChoices) => {
      setChoices(next)
      window.history.replaceState(window.history.state, '', urls.here(next))
    },
    [urls],
  )
  return [choices, choose]
}
