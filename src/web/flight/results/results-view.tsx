import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { useT } from '../../locale/use-t.ts'
import { useVisitor } from '../../session/page-state.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ChosenLegs } from './chosen-legs.tsx'
import { DayStrip } from './days/day-strip.tsx'
import { FilterPanel } from './filter/filter-panel.tsx'
import { filterResults } from './filter/filter-results.ts'
import { FilterSheet } from './filter/filter-sheet.tsx'
import { resultFacets } from './filter/result-facets.ts'
import { countFilters, noFilter, type ResultFilter } from './filter/result-filter.ts'
import { ListTools } from './list/list-tools.tsx'
import { ResultList } from './list/result-list.tsx'
import { sortResults } from './list/sort-results.ts'
import { WaitingRows } from './list/waiting-rows.tsx'
import { waitingCount } from './live/results-state.ts'
import { SupplierProgress } from './live/supplier-progress.tsx'
import { useReading } from './live/use-reading.ts'
import { useResultsState } from './live/use-results-state.ts'
import { NoResults } from './no-results.tsx'
import { rowsAtATime } from './result-choices.ts'
import type { ResultsPage } from './results-data.ts'
import { ResultsHeading } from './results-heading.tsx'
import { ResultsNotices } from './results-notices.tsx'
import { searchUrls } from './search-urls.ts'
import { tripWith } from './shared-trip/shared-trip.ts'
import { useChoices } from './use-choices.ts'

const OffersPanel = lazy(() => import('./offers/offers-panel.tsx'))
const SharedPanel = lazy(() => import('./shared-trip/shared-panel.tsx'))

/** The results of one leg: days, filters, order and rows. A pure function of the loader's data until it is touched. */
export function ResultsView({ page }: { page: ResultsPage }) {
  const t = useT()
  const { locale } = useVisitor()
  const navigate = useNavigate()
  const leaving = useNavigation().state !== 'idle'
  const section = useRef<HTMLElement>(null)
  const urls = useMemo(() => searchUrls(locale.code, page), [locale.code, page])
  const [choices, choose] = useChoices(page, urls)
  const [state, dispatch] = useResultsState(page, useReading(section))
  const [open, setOpen] = useState(page.open?.id ?? null)
  const [filtering, setFiltering] = useState(false)

  const { shown, whole } = state
  const { filter, sort, show } = choices
  const matching = useMemo(
    () => sortResults(filterResults(shown, filter), sort),
    [shown, filter, sort],
  )
  const facets = useMemo(() => whole?.facets ?? resultFacets(shown, filter), [whole, shown, filter])
  const total = whole?.total ?? shown.length
  const found = whole?.matching ?? matching.length
  const rows = matching.slice(0, show)
  const waiting = waitingCount(state)
  const searching = state.state === 'searching'
  /** There is nothing to filter or to put in order, and nothing more will come. */
  const nothing = total === 0 && !searching

  const onFilter = (next: ResultFilter) => {
    dispatch({ type: 'show-waiting' })
    choose({ ...choices, filter: next, show: rowsAtATime })
  }
  const panel = (titled: boolean) => (
    <FilterPanel
      titled={titled}
      choices={choices}
      facets={facets}
      currency={page.request.currency}
      airlines={state.airlines}
      cities={state.cities}
      urls={urls}
      onFilter={onFilter}
    />
  )
  const inUse = countFilters(filter)
  const { adult, child, infant } = page.request.passengers

  return (
    <div className="grid grid-cols-1 gap-4">
      <DayStrip page={page} />
      <ChosenLegs page={page} airports={page.airports} />
      <div
        className={cx(
          'grid grid-cols-1 items-start gap-6',
          !nothing && 'lg:grid-cols-[17rem_minmax(0,1fr)]',
        )}
      >
        {!nothing && (
          <aside
            id="filters"
            aria-label={t('flight-results.filters')}
            className="hidden rounded border border-line bg-surface px-4 pb-2 target:block lg:block"
          >
            {panel(false)}
          </aside>
        )}
        <section
          ref={section}
          data-search-state={state.state}
          aria-labelledby="results-heading"
          className="grid min-w-0 grid-cols-1 gap-3"
        >
          <ResultsHeading id="results-heading" {...{ page, found, total, searching }} />
          <SupplierProgress suppliers={state.suppliers} searching={searching} />
          {page.shared && (
            <Suspense>
              <SharedPanel
                shared={page.shared}
                travellers={adult + child + infant}
                searching={searching}
                pickAll={urls.pickAll}
              />
            </Suspense>
          )}
          <ResultsNotices page={page} state={state} again={urls.here(choices)} />
          {!nothing && (
            <ListTools
              inUse={inUse}
              sort={sort}
              hrefOf={(each) => urls.here({ ...choices, sort: each })}
              onFilters={() => setFiltering(true)}
              onSort={(each) => {
                dispatch({ type: 'show-waiting' })
                choose({ ...choices, sort: each })
              }}
            />
          )}
          {waiting > 0 && (
            <div className="sticky top-2 z-20 flex h-0 justify-center">
              <Button
                size="sm"
                icon="refresh"
                className="shadow-float"
                onClick={() => dispatch({ type: 'show-waiting' })}
              >
                {t('flight-results.waiting', { count: waiting })}
              </Button>
            </div>
          )}
          {rows.length === 0 && !searching && state.state !== 'expired' && (
            <NoResults page={page} state={state} total={total} choices={choices} urls={urls} />
          )}
          <ResultList
            page={page}
            state={state}
            rows={rows}
            choices={choices}
            urls={urls}
            open={open}
            busy={leaving}
            details={
              open && (
                <Suspense fallback={<Skeleton className="h-80" />}>
                  <OffersPanel
                    key={open}
                    searchId={page.searchId}
                    resultId={open}
                    initial={page.open?.id === open ? page.open.offers : undefined}
                    sharing={(slice, price) => urls.sharing(tripWith(page, slice, price))}
                    pick={state.state === 'expired' ? undefined : urls.pick(choices)}
                  />
                </Suspense>
              )
            }
            actions={{
              pick: (href) => void navigate(href),
              toggle: (row) => setOpen(open === row ? null : row),
              open: setOpen,
            }}
          />
          {rows.length === 0 && searching && <WaitingRows />}
          {found > rows.length && (
            <a
              href={urls.here({ ...choices, show: show + rowsAtATime })}
              onClick={(event) => {
                event.preventDefault()
                choose({ ...choices, show: show + rowsAtATime })
              }}
              className="inline-flex min-h-11 items-center justify-center rounded border border-line-strong bg-surface px-4 font-semibold hover:bg-sunk"
            >
              {t('flight-results.show-more', { count: Math.min(found - rows.length, rowsAtATime) })}
            </a>
          )}
        </section>
      </div>
      {filtering && (
        <FilterSheet
          inUse={inUse}
          found={found}
          onClear={() => onFilter(noFilter)}
          onClose={() => setFiltering(false)}
        >
          {panel(true)}
        </FilterSheet>
      )}
    </div>
  )
}
