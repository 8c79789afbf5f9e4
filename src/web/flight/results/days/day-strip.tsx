import { useEffect, useRef } from 'react'
import type { FlightFilter } from '../../../../contract/flight/search/flight-filter.ts'
import { shiftDate } from '../../../calendar/days.ts'
import { useMoney } from '../../../currency/use-money.ts'
import { useT } from '../../../locale/language.ts'
import { useFormat } from '../../../locale/use-format.ts'
import { countFilters } from '../filter/count-filters.ts'
import type { ResultsPage } from '../load/results-data.ts'
import { firstDayOf } from '../load/too-early.ts'
import { useSearchUrls } from '../search/search-urls.ts'
import { daysAround } from './days-around.ts'
import type { Prices } from './use-lowest-fares.ts'

interface DayStripProps {
  page: ResultsPage
  /** The lowest prices of these days; undefined until they're known. */
  around: Prices | undefined
  filter: FlightFilter
  /** The list's lowest price, which is that of its own day. `null` if there are no flights. */
  current: number | null | undefined
  /** No supplier answered for this day, so "no flights" can't be said either. */
  unknown: boolean
}

/**
 * Renders the days before and after, each with the lowest price its list would show with the same filters. Days are
 * links immediately; prices arrive later in reserved space. Only days without any flight aren't links.
 */
export function DayStrip({ page, around, filter, current, unknown }: DayStripProps) {
  const t = useT()
  const format = useFormat()
  const money = useMoney()
  const urls = useSearchUrls(page)
  const slice = page.request.slices[page.leg]
  const strip = useCentredDay(around)
  if (!slice) return null
  const first = firstDayOf(page.nextFrom) ?? page.request.slices[page.leg - 1]?.date ?? page.today
  const last = page.request.slices[page.leg + 1]?.date
  const isFiltered = countFilters(filter) > 0
  const none = t(isFiltered ? 'flight-results.day-no-match' : 'flight-results.day-none')
  return (
    <nav aria-label={t('flight-results.days')}>
      <ol
        ref={strip}
        className="relative flex overflow-x-auto rounded border border-line bg-surface"
      >
        {daysAround(slice.date, first, last).map((days) => {
          const date = shiftDate(slice.date, days)
          const price = days === 0 ? current : around?.[date]
          const inside = (
            <>
              <span className="block text-xs whitespace-nowrap">{format.date(date)}</span>
              <span className="block h-6 font-semibold tabular whitespace-nowrap">
                {price === null && (
                  <span className="font-normal">{days === 0 && unknown ? '–' : none}</span>
                )}
                {typeof price === 'number' &&
                  money({ amount: price, currency: page.request.currency })}
              </span>
            </>
          )
          const look = `block min-w-24 px-3 py-2 text-center ${days === 0 ? 'bg-sea-soft text-sea' : ''}`
          return (
            <li key={days} className="flex-1 border-line not-first:border-s">
              {(price !== null || isFiltered) && days !== 0 ? (
                <a href={urls.onDay(date)} className={`${look} hover:bg-sunk`}>
                  {inside}
                </a>
              ) : (
                <span
                  aria-current={days === 0 ? 'date' : undefined}
                  className={`${look} ${days === 0 ? '' : 'text-ink-soft'}`}
                >
                  {inside}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

/** Keeps the day centred on a narrow screen, also when prices widen the others, until it's scrolled manually. */
function useCentredDay(prices: Prices | undefined) {
  const strip = useRef<HTMLOListElement>(null)
  const placed = useRef<number>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: prices are what makes days wider
  useEffect(() => {
    const row = strip.current
    const current = row?.querySelector<HTMLElement>('[aria-current]')
    if (!row || !current) return
    const moved = placed.current !== undefined && Math.abs(row.scrollLeft - placed.current) > 1
    if (moved) return
    row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2
    placed.current = row.scrollLeft
  }, [prices])
  return strip
}
