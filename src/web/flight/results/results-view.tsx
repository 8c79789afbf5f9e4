import { useMemo, useRef, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import {
  type FlightFilter,
  filterFlights,
  noFilter,
} from '../../../contract/flight/search/flight-filter.ts'
import { useT } from '../../locale/language.ts'
import { LazyPart, partScript } from '../../offline/lazy-part.tsx'
import { type NextNeeds, useFetchAhead } from '../../offline/use-fetch-ahead.ts'
import { useVisitor } from '../../session/page-state/page-state.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { ChosenLegs } from './choices/chosen-legs.tsx'
import { rowsAtATime } from './choices/result-choices.ts'
import { filterOfLeg, restOfTrip } from './choices/trip-price.ts'
import { useChoices } from './choices/use-choices.ts'
import { DayStrip } from './days/day-strip.tsx'
import { useLowestFares } from './days/use-lowest-fares.ts'
import { countFilters } from './filter/count-filters.ts'
import { FilterPanel } from './filter/filter-panel.tsx'
import { FilterSheet } from './filter/filter-sheet.tsx'
import { resultFacets } from './filter/result-facets.ts'
import { ListTools } from './list/list-tools.tsx'
import { ResultList, WaitingRows } from './list/result-list.tsx'
import { sortResults, sortTabs, tabsOfTrip } from './list/sort-results.ts'
import { isUnknown, waitingCount } from './live/results-state.ts'
import { SupplierProgress } from './live/supplier-progress.tsx'
import { useReading } from './live/use-reading.ts'
import { useResultsState } from './live/use-results-state.ts'
import type { ResultsPage } from './load/results-data.ts'
import { NoResults } from './no-results.tsx'
import { ResultsHeading } from './results-heading.tsx'
import { ResultsNotices } from './results-notices.tsx'
import { searchForm } from './search/edit-search.tsx'
import { searchUrls } from './search/search-urls.ts'
import { tripWith } from './shared-trip/shared-trip.ts'

const offersPanel = partScript(() => import('./offers/offers-panel.tsx'))
const sharedPanel = partScript(() => import('./shared-trip/shared-panel.tsx'))

const next: NextNeeds = {
  parts: [offersPanel.load, searchForm.load, () => import('../../link/hand-over.tsx')],
  routes: ['flight/confirm/confirm'],
  words: [
    'flight-offers',
    'flight-shared',
    'flight-search-form',
    'flight-confirm',
    'link',
    'flight-share',
  ],
}

/**
 * Renders the results of one leg: days, filters, sorting and rows. A pure function of the loader's data until the
 * visitor uses it.
 */
export function ResultsView({ page }: { page: ResultsPage }) {
  const t = useT()
  useFetchAhead(next)
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
  const rest = useMemo(() => restOfTrip(page, state.lowest, filter), [page, state.lowest, filter])
  const asked = useMemo(() => filterOfLeg(filter, rest), [filter, rest])
  const matching = useMemo(
    () => sortResults(filterFlights(shown, asked), sort),
    [shown, asked, sort],
  )
  const facets = useMemo(() => whole?.facets ?? resultFacets(shown, asked), [whole, shown, asked])
  const tabs = useMemo(
    () => tabsOfTrip(whole?.tabs ?? sortTabs(matching), rest.amount),
    [whole, matching, rest],
  )
  const total = whole?.total ?? shown.length
  const found = whole?.matching ?? matching.length
  const rows = useMemo(() => matching.slice(0, show), [matching, show])
  const waiting = waitingCount(state)
  const searching = state.state === 'searching'
  const unknown = isUnknown(state)
  const count = { found, total, unknown: searching || unknown }
  /** There's nothing to filter or sort, and nothing more will arrive. */
  const nothing = total === 0 && !searching

  const onFilter = (next: FlightFilter) => {
    dispatch({ type: 'show-waiting' })
    choose({ ...choices, filter: next, show: rowsAtATime })
  }
  const panel = (titled: boolean) => (
    <FilterPanel
      titled={titled}
      choices={choices}
      facets={facets}
      currency={page.request.currency}
      rest={rest.amount}
      airlines={state.airlines}
      cities={state.cities}
      urls={urls}
      onFilter={onFilter}
    />
  )
  const around = useLowestFares(page, state.lowest, filter)
  const inUse = countFilters(filter)
  const { adult, child, infant } = page.request.passengers

  return (
    <div className="flex flex-col gap-4">
      <DayStrip
        page={page}
        around={around}
        filter={filter}
        current={nothing ? null : (tabs.lowest?.[0] ?? undefined)}
        unknown={nothing && unknown}
      />
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
            className={cx(
              'hidden rounded border border-line bg-surface px-4 pb-2 target:block lg:sticky lg:block lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto',
              page.leg > 0 ? 'lg:top-16' : 'lg:top-4',
            )}
          >
            {panel(false)}
          </aside>
        )}
        <section
          ref={section}
          data-search-state={state.state}
          aria-labelledby="results-heading"
          className={cx('flex min-w-0 flex-col gap-3', page.leg > 0 && 'under-total')}
        >
          <ResultsHeading id="results-heading" page={page} countedBelow={!nothing} {...count} />
          {page.shared && (
            <LazyPart
              of={sharedPanel}
              props={{
                shared: page.shared,
                travellers: adult + child + infant,
                searching,
                pickAll: urls.pickAll,
              }}
            />
          )}
          <ResultsNotices page={page} state={state} again={urls.here(choices)} />
          {!nothing && (
            <ListTools
              {...count}
              inUse={inUse}
              sort={sort}
              tabs={tabs}
              currency={page.request.currency}
              hrefOf={(each) => urls.here({ ...choices, sort: each })}
              onFilters={() => setFiltering(true)}
              onSort={(each) => {
                dispatch({ type: 'show-waiting' })
                choose({ ...choices, sort: each })
              }}
            />
          )}
          {waiting > 0 && (
            <div className="list-waiting">
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
            <NoResults
              page={page}
              state={state}
              total={total}
              choices={choices}
              urls={urls}
              around={around}
            />
          )}
          <ResultList
            page={page}
            state={state}
            rows={rows}
            choices={choices}
            urls={urls}
            open={open}
            busy={leaving}
            rest={rest}
            details={
              open && (
                <LazyPart
                  key={open}
                  of={offersPanel}
                  waiting={<Skeleton className="h-80" />}
                  props={{
                    searchId: page.searchId,
                    resultId: open,
                    initial: page.open?.id === open ? page.open.offers : undefined,
                    rest,
                    sharing: (slice, price) => urls.sharing(tripWith(page, slice, price)),
                    pick: state.state === 'expired' ? undefined : urls.pick(choices),
                  }}
                />
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
              className="more-rows"
            >
              {t('flight-results.show-more', { count: Math.min(found - rows.length, rowsAtATime) })}
            </a>
          )}
          <SupplierProgress suppliers={state.suppliers} searching={searching} />
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
