import { useCallback, useEffect, useState } from 'react'
import type { ResultsPage } from '../load/results-data.ts'
import type { SearchUrls } from '../search/search-urls.ts'
import type { ResultChoices } from './result-choices.ts'

/**
 * Sort, filters and length of the list. A change acts at once and is written into the address without asking
 * the server again; the history entry's own state is kept, so that going back still works.
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
