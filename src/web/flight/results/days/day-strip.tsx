import { useEffect, useRef, useState } from 'react'
import { useMoney } from '../../../currency/use-money.ts'
import { pageUrl } from '../../../locale/url.ts'
import { useFormat } from '../../../locale/use-format.ts'
import { useT } from '../../../locale/use-t.ts'
import { useVisitor } from '../../../session/page-state.tsx'
import { shiftDate } from '../../shared/shift-date.ts'
import type { ResultsPage } from '../results-data.ts'
import { useSearchUrls } from '../search-urls.ts'
import { firstDayOf } from '../too-early.ts'

const around = [-3, -2, -1, 0, 1, 2, 3]

/** The days before and after. Days are links at once; their lowest prices follow into places kept for them. */
export function DayStrip({ page }: { page: ResultsPage }) {
  const t = useT()
  const format = useFormat()
  const money = useMoney()
  const urls = useSearchUrls(page)
  const slice = page.request.slices[page.leg]
  const prices = useLowestFares(page)
  const strip = useCentredDay(prices)
  if (!slice) return null
  const first =
    firstDayOf(page.nextFrom) ?? page.request.slices[page.leg - 1]?.date ?? page.now.slice(0, 10)
  const last = page.request.slices[page.leg + 1]?.date ?? '9999-12-31'
  return (
    <nav
      aria-label={t('flight-results.days')}
      title={page.leg > 0 ? t('flight-results.days-note') : undefined}
    >
      <ol
        ref={strip}
        className="relative flex overflow-x-auto rounded border border-line bg-surface"
      >
        {around.map((days) => {
          const date = shiftDate(slice.date, days)
          const price = prices?.[date]
          const possible = date >= first && date <= last && price !== null
          const current = days === 0
          const inside = (
            <>
              <span className="block text-xs whitespace-nowrap">{format.date(date, 'day')}</span>
              <span className="block h-6 font-semibold tabular whitespace-nowrap">
                {price === undefined || price === null
                  ? price === null && (
                      <span className="font-normal">{t('flight-results.day-none')}</span>
                    )
                  : money({ amount: price, currency: page.request.currency })}
              </span>
            </>
          )
          const look = `block min-w-24 px-3 py-2 text-center ${current ? 'bg-sea-soft text-sea' : ''}`
          return (
            <li key={days} className="flex-1 border-line not-first:border-s">
              {possible && !current ? (
                <a href={urls.onDay(date)} className={`${look} hover:bg-sunk`}>
                  {inside}
                </a>
              ) : (
                <span
                  aria-current={current ? 'date' : undefined}
                  className={`${look} ${current ? '' : 'text-ink-soft'}`}
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

/** Keeps the day in the middle of a narrow screen, also when prices widen the others, until it is moved by hand. */
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

type Prices = Readonly<Record<string, number | null>>

function useLowestFares({ request, leg }: ResultsPage): Prices | undefined {
  const { locale } = useVisitor()
  const [prices, setPrices] = useState<Prices>()
  const slice = request.slices[leg]
  const url = pageUrl(locale.code, 'flight/lowest-fares', {
    from: slice?.from,
    to: slice?.to,
    date: slice?.date,
    cabin: request.cabin,
    currency: request.currency,
  })
  useEffect(() => {
    const leave = new AbortController()
    setPrices(undefined)
    fetch(url, { signal: leave.signal })
      .then((response) => (response.ok ? response.json() : undefined))
      .then(setPrices)
      // Without prices the days are still links.
      .catch(() => undefined)
    return () => leave.abort()
  }, [url])
  return prices
}
