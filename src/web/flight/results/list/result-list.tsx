import { type ReactNode, useMemo, useRef } from 'react'
import { useT } from '../../../locale/language.ts'
import { useVisitor } from '../../../session/page-state/page-state.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import type { ResultChoices } from '../choices/result-choices.ts'
import type { RestOfTrip } from '../choices/trip-price.ts'
import type { ResultsState } from '../live/results-state.ts'
import type { ResultsPage } from '../load/results-data.ts'
import type { SearchUrls } from '../search/search-urls.ts'
import type { ResultRow } from './result-row.ts'
import { ResultRowView } from './result-row-view.tsx'
import { makeRowWords } from './row-words.ts'
import { useMovingRows } from './use-moving-rows.ts'
import { type RowActions, useRowActions } from './use-row-actions.ts'
import './result-row.css'

interface ResultListProps {
  page: ResultsPage
  state: ResultsState
  rows: readonly ResultRow[]
  choices: ResultChoices
  urls: SearchUrls
  /** The expanded row, and its details. */
  open: string | null
  details: ReactNode
  actions: RowActions
  busy: boolean
  rest: RestOfTrip
}

/**
 * Renders the rows. They're keyed by position rather than flight, so that arriving results change rows instead of
 * moving them.
 */
export function ResultList(props: ResultListProps) {
  const { page, state, rows, choices, urls, open, details, actions, busy, rest } = props
  const t = useT()
  const { tag } = useVisitor().locale
  const list = useRef<HTMLUListElement>(null)
  useRowActions(list, actions)
  useMovingRows(list, rows)
  const { airlines, cities, ends } = state
  const words = useMemo(
    () =>
      makeRowWords({
        t,
        tag,
        page,
        airlines,
        cities,
        ends,
        here: urls.here(choices),
        pick: urls.pick(choices),
        rest,
      }),
    [t, tag, page, airlines, cities, ends, rest, urls, choices],
  )
  return (
    <ul
      ref={list}
      data-offers
      aria-label={t('flight-results.list')}
      aria-busy={busy || undefined}
      className="offers"
    >
      {rows.map((row, place) => (
        <ResultRowView
          // biome-ignore lint/suspicious/noArrayIndexKey: places stay where they are, on purpose
          key={place}
          row={row}
          words={words}
          pickable={state.state !== 'expired'}
        >
          {row.id === open ? details : undefined}
        </ResultRowView>
      ))}
    </ul>
  )
}

/** Renders placeholders that fill a screen, each the size of a row. */
export function WaitingRows() {
  return (
    <div className="grid gap-2">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((each) => (
        <Skeleton key={each} className="h-[102px] md:h-[124px]" />
      ))}
    </div>
  )
}
