import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { type HotelSort, hotelSorts } from '../../../../contract/hotel/hotel-terms.ts'
import { useT } from '../../../locale/language.ts'
import { buttonClass } from '../../../ui/button-look.ts'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import { LinkMenu } from '../../../ui/page/link-menu.tsx'
import type { HotelUrls } from '../hotel-urls.ts'
import type { HotelResultsPage } from '../load/results-data.ts'

interface ListToolsProps {
  page: HotelResultsPage
  urls: HotelUrls
  /** The id of the panel of filters. */
  filtersId: string
  /** How many filters are in use. */
  inUse: number
}

/** Renders the order of the list and, on narrow screens, the buttons to the filters and the map. */
export function ListTools({ page, urls, filtersId, inUse }: ListToolsProps) {
  const t = useT()
  const { sort, view } = page.choices
  const other = view === 'map' ? 'list' : 'map'
  return (
    <div className="hotel-tools flex flex-wrap items-center justify-between gap-2">
      <nav aria-label={t('hotel-results.sort-by')} className="min-w-0 max-lg:hidden">
        <SortLinks
          className="flex flex-wrap gap-1 rounded bg-sunk p-1"
          sort={sort}
          urls={urls}
          propsOf={(each) => ({
            'data-sort': each,
            className: cx(
              'flex min-h-9 items-center rounded-sm border px-2 text-xs font-medium whitespace-nowrap no-underline',
              each === sort
                ? 'border-line bg-surface text-ink'
                : 'border-transparent text-ink-soft hover:text-ink',
            ),
          })}
        />
      </nav>
      <div className="flex w-full flex-wrap gap-2 xl:hidden">
        <SortMenu sort={sort} urls={urls} />
        <button
          type="button"
          popoverTarget={filtersId}
          className={buttonClass({ variant: 'secondary' }, 'max-sm:flex-1')}
        >
          <Icon name="filter" />
          {inUse > 0
            ? t('hotel-results.filters-in-use', { count: inUse })
            : t('hotel-results.filters')}
        </button>
        <Link
          to={urls.here({ view: other })}
          preventScrollReset
          className={buttonClass({ variant: 'secondary' }, 'max-sm:flex-1 lg:hidden')}
        >
          <Icon name={other === 'map' ? 'pin' : 'menu'} />
          {t(`hotel-results.show-${other}`)}
        </Link>
      </div>
      <details className="w-full text-xs">
        <summary className="inline-flex min-h-9 items-center gap-1 rounded-sm font-medium text-sea">
          <Icon name="info" size={16} />
          {t('hotel-results.sort-why')}
        </summary>
        <p className="max-w-prose pb-2">{t('hotel-results.sort-note')}</p>
      </details>
    </div>
  )
}

/** Renders the orders where they'd take several lines: a button that opens them. */
function SortMenu({ sort, urls }: { sort: HotelSort; urls: HotelUrls }) {
  const t = useT()
  return (
    <LinkMenu className="relative max-sm:flex-1 lg:hidden">
      <summary className={buttonClass({ variant: 'secondary', block: true }, 'list-none')}>
        <span className="sm:hidden">{t('hotel-results.sort')}</span>
        <span className="max-sm:hidden">{t(`hotel-results.sort-${sort}`)}</span>
        <Icon name="chevron-down" size={16} />
      </summary>
      <SortLinks
        className="absolute inset-s-0 top-full z-30 mt-1 w-60 rounded border border-line bg-surface p-2 shadow-float"
        sort={sort}
        urls={urls}
        propsOf={(each) => ({
          className: cx(
            'flex min-h-11 items-center rounded px-3 no-underline hover:bg-sunk',
            each === sort && 'font-semibold text-sea',
          ),
        })}
      />
    </LinkMenu>
  )
}

interface SortLinksProps {
  className: string
  sort: HotelSort
  urls: HotelUrls
  /** Returns the look and behaviour of an order's link, which differ between the lists. */
  propsOf: (each: HotelSort) => Omit<ComponentProps<typeof Link>, 'to'> & { 'data-sort'?: string }
}

/** Renders a list with a link for each order. */
function SortLinks({ className, sort, urls, propsOf }: SortLinksProps) {
  const t = useT()
  return (
    <ul className={className}>
      {hotelSorts.map((each) => (
        <li key={each}>
          <Link
            to={urls.here({ sort: each })}
            preventScrollReset
            aria-current={each === sort ? 'true' : undefined}
            {...propsOf(each)}
          >
            {t(`hotel-results.sort-${each}`)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
