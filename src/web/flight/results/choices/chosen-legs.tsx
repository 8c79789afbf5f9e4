import { Link } from 'react-router'
import { useT } from '../../../locale/language.ts'
import type { PlaceNames } from '../../../place/place-names.ts'
import { Money } from '../../../ui/money.tsx'
import { SliceSummary } from '../../slice/slice-summary.tsx'
import type { ResultsPage } from '../load/results-data.ts'
import { useSearchUrls } from '../search/search-urls.ts'
import { legName } from './leg-name.ts'

interface ChosenLegsProps {
  page: ResultsPage
  airports: PlaceNames
}

/** Renders the legs chosen so far, each with a link to change it, and their total. */
export function ChosenLegs({ page, airports }: ChosenLegsProps) {
  const t = useT()
  const urls = useSearchUrls(page)
  if (page.chosen.length === 0) return null
  const { currency } = page.request
  const total = page.chosen.reduce((sum, each) => sum + each.price, 0)
  return (
    <>
      <ol
        aria-label={t('flight-results.chosen-legs')}
        className="rounded-t border border-b-0 border-line bg-surface"
      >
        {page.chosen.map((leg, index) => {
          const name = legName(t, page.search.tripType, index)
          return (
            <li
              key={leg.offer}
              className="flex items-center justify-between gap-4 border-line px-4 py-3 not-first:border-t"
            >
              <div className="min-w-0">
                <p className="mb-2 text-xs font-semibold text-sea">{name}</p>
                <SliceSummary slice={leg.slice} airports={airports} />
              </div>
              <div className="shrink-0 text-end">
                <Money amount={leg.price} currency={currency} size="md" />
                <p>
                  <Link
                    to={urls.changeLeg(index)}
                    aria-label={t('flight-results.change-leg-label', { leg: name })}
                    className="inline-block py-1 text-xs font-semibold text-sea underline"
                  >
                    {t('flight-results.change-leg')}
                  </Link>
                </p>
              </div>
            </li>
          )
        })}
      </ol>
      <p className="sticky top-0 z-10 -mt-4 flex items-baseline justify-between gap-4 rounded-b border border-line bg-surface px-4 py-2">
        <span className="text-ink-soft">{t('flight-results.total-so-far')}</span>
        <Money amount={total} currency={currency} size="lg" />
      </p>
    </>
  )
}
