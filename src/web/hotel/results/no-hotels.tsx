import { useT } from '../../locale/language.ts'
import { useFormat } from '../../locale/use-format.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { destinationText } from '../search-form/destination-text.ts'
import { useStayFormat } from '../terms/use-stay-format.ts'
import { filterParts } from './choices/filter-parts.ts'
import { useFilterName } from './filter/use-filter-name.ts'
import type { HotelUrls } from './hotel-urls.ts'
import type { HotelResultsPage } from './load/results-data.ts'
import { weekLater } from './week-later.ts'

interface NoHotelsProps {
  page: HotelResultsPage
  urls: HotelUrls
  /** Whether no supplier answered, so that nothing is known. */
  isUnknown: boolean
}

/** Renders that nothing is listed, and what to do: remove a filter, take other dates or another place, or try again. */
export function NoHotels({ page, urls, isUnknown }: NoHotelsProps) {
  const t = useT()
  const format = useFormat()
  const { distance } = useStayFormat()
  const nameOf = useFilterName(page.currency)
  const { search, stay, destination, total, choices, without } = page
  const helpful = filterParts(choices.filters)
    .map((part, index) => ({ part, count: without[index] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, 4)
  if (total > 0) {
    return (
      <EmptyState
        icon="bed"
        title={t('hotel-results.no-more-title')}
        actions={
          <LinkButton to={urls.here({ page: 1 })}>{t('hotel-results.first-page')}</LinkButton>
        }
      />
    )
  }
  if (search.found > 0) {
    return (
      <EmptyState
        icon="filter"
        title={t('hotel-results.no-match-title')}
        actions={
          <>
            {helpful.map(({ part, count }) => (
              <LinkButton
                key={nameOf(part)}
                to={urls.here({ filters: part.rest })}
                variant="secondary"
              >
                {t('hotel-results.without-filter', { filter: nameOf(part), count })}
              </LinkButton>
            ))}
            <LinkButton to={urls.withoutFilters}>{t('hotel-results.clear')}</LinkButton>
          </>
        }
      >
        {t(helpful.length > 0 ? 'hotel-results.no-match-text' : 'hotel-results.no-match-together', {
          count: search.found,
        })}
      </EmptyState>
    )
  }
  if (isUnknown) {
    return (
      <EmptyState
        icon="warning"
        code="SUPPLIER_UNAVAILABLE"
        title={t('hotel-results.failed-title')}
        actions={
          <LinkButton to={urls.here({})} reloadDocument>
            {t('hotel-results.try-again')}
          </LinkButton>
        }
      >
        {t('hotel-results.failed-text')}
      </EmptyState>
    )
  }
  const { instead } = destination
  if (destination.properties === 0) {
    return (
      <EmptyState
        icon="bed"
        code="NO_PROPERTIES"
        title={
          destination.kind === 'near'
            ? t('hotel-results.nowhere-near-you')
            : t('hotel-results.nowhere-title', { place: destinationText(t, destination) })
        }
        actions={
          instead && (
            <LinkButton to={urls.otherwise({ destination: instead.id })}>
              {t('hotel-results.nowhere-city', { city: instead.name })}
            </LinkButton>
          )
        }
      >
        {t('hotel-results.nowhere-text', { distance: distance(destination.radius) })}
      </EmptyState>
    )
  }
  const { checkIn, checkOut } = stay
  return (
    <EmptyState
      icon="calendar"
      code="NO_ROOMS"
      title={t('hotel-results.empty-title')}
      actions={
        <LinkButton to={urls.otherwise(weekLater(stay))} variant="secondary">
          {t('hotel-results.later')}
        </LinkButton>
      }
    >
      {t('hotel-results.empty-text', {
        place: destination.name,
        checkIn: format.date(checkIn),
        checkOut: format.date(checkOut),
      })}
    </EmptyState>
  )
}
