import { Link } from 'react-router'
import type { HotelFilters } from '../../../../contract/hotel/search/hotel-search.ts'
import { useMoney } from '../../../currency/use-money.ts'
import { useT } from '../../../locale/language.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useStayFormat } from '../../terms/use-stay-format.ts'
import type { HotelUrls } from '../hotel-urls.ts'
import type { HotelResultsPage } from '../load/results-data.ts'

interface FiltersInUseProps {
  page: HotelResultsPage
  urls: HotelUrls
}

/** Renders each filter in use as a link that removes it. */
export function FiltersInUse({ page, urls }: FiltersInUseProps) {
  const t = useT()
  const parts = useFilterParts(page)
  if (parts.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {parts.map(([name, filters]) => (
        <li key={name}>
          <Link
            to={urls.here({ filters })}
            preventScrollReset
            aria-label={t('hotel-results.remove-filter', { filter: name })}
            className="inline-flex min-h-9 items-center gap-1 rounded-full border border-line-strong bg-surface px-3 text-xs font-medium no-underline hover:bg-sunk"
          >
            {name}
            <Icon name="close" size={16} />
          </Link>
        </li>
      ))}
      {parts.length > 1 && (
        <li>
          <Link
            to={urls.withoutFilters}
            preventScrollReset
            className="inline-flex min-h-9 items-center px-2 text-xs font-semibold text-sea"
          >
            {t('hotel-results.clear')}
          </Link>
        </li>
      )}
    </ul>
  )
}

/** Returns each value in use, by name, with the filters as they would be without it. */
function useFilterParts({ choices, currency }: HotelResultsPage): [string, HotelFilters][] {
  const t = useT()
  const format = useStayFormat()
  const amount = useMoney()
  const { filters } = choices
  const without = (...names: (keyof HotelFilters)[]) =>
    Object.fromEntries(
      Object.entries(filters).filter(([name]) => !names.some((each) => each === name)),
    ) as HotelFilters
  const list = <
    Name extends 'stars' | 'kinds' | 'boards' | 'amenities' | 'accessibility' | 'areas',
  >(
    name: Name,
    wordOf: (value: HotelFilters[Name][number]) => string,
  ): [string, HotelFilters][] =>
    (filters[name] as readonly HotelFilters[Name][number][]).map((value) => [
      wordOf(value),
      { ...filters, [name]: filters[name].filter((each) => each !== value) },
    ])
  const parts: [string, HotelFilters][] = []
  const { minPrice, maxPrice, score, within } = filters
  if (minPrice !== undefined || maxPrice !== undefined) {
    const text = (value: number) => amount({ amount: value, currency })
    const limits =
      maxPrice === undefined
        ? t('hotel-results.price-from', { price: text(minPrice ?? 0) })
        : minPrice === undefined
          ? t('hotel-results.price-up-to', { price: text(maxPrice) })
          : `${text(minPrice)} – ${text(maxPrice)}`
    parts.push([limits, without('minPrice', 'maxPrice')])
  }
  if (filters.freeCancellation) {
    parts.push([t('hotel-results.filter-free'), { ...filters, freeCancellation: false }])
  }
  if (filters.payAtProperty) {
    parts.push([t('hotel-results.filter-pay-there'), { ...filters, payAtProperty: false }])
  }
  if (score !== undefined) {
    parts.push([t('hotel-results.score-from', { score }), without('score')])
  }
  parts.push(
    ...list('stars', (count) =>
      count === 0 ? t('hotel-results.no-stars') : t('hotel.stars', { count }),
    ),
    ...list('boards', (board) => t(`hotel.board-${board}`)),
    ...list('kinds', (kind) => t(`hotel.kind-${kind}`)),
    ...list('amenities', (amenity) => t(`hotel.amenity-${amenity}`)),
    ...list('areas', (area) => area),
    ...list('accessibility', (fact) => t(`hotel.access-${fact}`)),
  )
  if (within !== undefined) {
    parts.push([
      t('hotel-results.within', { distance: format.distance(within) }),
      without('within'),
    ])
  }
  if (filters.name) parts.push([`“${filters.name}”`, without('name')])
  if (filters.bounds) parts.push([t('hotel-results.filter-bounds'), without('bounds')])
  return parts
}
