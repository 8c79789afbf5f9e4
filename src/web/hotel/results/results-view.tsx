import { useRef } from 'react'
import { useNavigation } from 'react-router'
import { useT } from '../../locale/language.ts'
import { type NextNeeds, useFetchAhead } from '../../offline/use-fetch-ahead.ts'
import { cx } from '../../ui/cx.ts'
import { HotelMap } from '../map/hotel-map.tsx'
import { useHighlight } from '../map/use-highlight.ts'
import { countFilters } from './choices/hotel-choices.ts'
import { searchForm } from './edit-stay.tsx'
import { FilterForm } from './filter/filter-form.tsx'
import { FiltersInUse } from './filter/filters-in-use.tsx'
import { HotelList } from './list/hotel-list.tsx'
import { ListTools } from './list/list-tools.tsx'
import { PageLinks } from './list/page-links.tsx'
import { HotelSuppliers } from './live/hotel-suppliers.tsx'
import { SearchNotices } from './live/search-notices.tsx'
import { useLiveSearch } from './live/use-live-search.ts'
import type { HotelResultsPage } from './load/results-data.ts'
import { NoHotels } from './no-hotels.tsx'
import { useMovedMap } from './use-moved-map.ts'

const next: NextNeeds = {
  parts: [searchForm.load],
  routes: ['hotel/review/review'],
  words: ['hotel-search-form', 'hotel-review'],
}

/** The id of the panel of filters, which is a sheet on narrow screens. */
const filtersId = 'filters'

/** Renders results as a list and on a map: side by side, or on a phone one at a time. */
export function HotelResultsView({ page: loaded }: { page: HotelResultsPage }) {
  const t = useT()
  useFetchAhead(next)
  const section = useRef<HTMLElement>(null)
  const { page, urls, moveMap } = useMovedMap(loaded)
  const live = useLiveSearch(page, section)
  const leaving = useNavigation().state !== 'idle'
  useHighlight(section)
  const { choices, total, search } = page
  const searching = live.state === 'searching'
  // Where nothing was found, there's nothing to sort or filter.
  const isAnything = searching || search.found > 0
  // It isn't known whether there are any.
  const isFailed = live.state === 'done' && live.isUnknown && search.found === 0
  const inUse = countFilters(choices.filters)
  return (
    <section
      ref={section}
      data-search-state={live.state}
      data-view={choices.view}
      aria-labelledby="results-heading"
      className="hotel-results"
    >
      <FilterForm id={filtersId} page={page} />
      <div className="hotel-results-side grid min-w-0 grid-cols-1 content-start gap-3">
        <div className="hotel-count">
          <h2
            id="results-heading"
            className={cx('text-lg font-semibold tracking-tight', isFailed && 'sr-only')}
          >
            <span role="status">
              {isFailed
                ? t('hotel-results.failed-title')
                : searching && search.found === 0
                  ? t('hotel-results.count-searching')
                  : inUse > 0
                    ? t('hotel-results.count-of', { matching: total, total: search.found })
                    : t('hotel-results.count', { count: total })}
            </span>
          </h2>
          {isAnything && <p className="text-ink-soft">{t('hotel-results.price-note')}</p>}
        </div>
        <SearchNotices page={page} live={live} urls={urls} />
        {isAnything && <ListTools page={page} urls={urls} filtersId={filtersId} inUse={inUse} />}
        <FiltersInUse page={page} urls={urls} />
        {page.rows.length === 0 && !searching && (
          <NoHotels page={page} urls={urls} isUnknown={live.isUnknown} />
        )}
        <div aria-busy={leaving} className={cx('hotel-list-side', leaving && 'opacity-60')}>
          <HotelList page={page} urls={urls} searching={searching} />
          <PageLinks page={page} urls={urls} />
        </div>
        <HotelSuppliers suppliers={search.suppliers} searching={searching} />
      </div>
      <HotelMap page={page} urls={urls} onMove={moveMap} />
    </section>
  )
}
