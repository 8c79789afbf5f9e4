import { type FlightFilter, noFilter } from '../../../contract/flight/search/flight-filter.ts'
import { shiftDate } from '../../calendar/days.ts'
import { useT } from '../../locale/language.ts'
import { useFormat } from '../../locale/use-format.ts'
import type { Translate } from '../../locale/word-store.ts'
import { cityOf } from '../../place/place-names.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { cabinText } from '../fare/baggage-text.tsx'
import { legName } from './choices/leg-name.ts'
import type { ListName, ResultChoices } from './choices/result-choices.ts'
import type { Prices } from './days/use-lowest-fares.ts'
import { countFilters } from './filter/count-filters.ts'
import { isUnknown, type ResultsState } from './live/results-state.ts'
import type { ResultsPage } from './load/results-data.ts'
import { firstDayOf } from './load/too-early.ts'
import type { SearchUrls } from './search/search-urls.ts'

interface NoResultsProps {
  page: ResultsPage
  state: ResultsState
  /** The number of flights without filters. */
  total: number
  choices: ResultChoices
  urls: SearchUrls
  /** The lowest prices of the days around, with the current filters; undefined until they're known. */
  around: Prices | undefined
}

/** Renders that there are no rows, and what to do: remove a filter, try another day, or retry. */
export function NoResults({ page, state, total, choices, urls, around }: NoResultsProps) {
  const t = useT()
  const format = useFormat()
  const slice = page.request.slices[page.leg]
  if (!slice) return null
  if (total > 0) {
    const without = (filter: FlightFilter) => urls.here({ ...choices, filter })
    return (
      <EmptyState
        icon="filter"
        title={t('flight-results.no-match-title')}
        actions={
          <>
            {droppable(t, choices.filter).map(([name, rest]) => (
              <LinkButton key={name} to={without(rest)} variant="secondary" size="sm">
                {t('flight-results.remove-filter', { filter: name })}
              </LinkButton>
            ))}
            <LinkButton to={without(noFilter)} size="sm">
              {t('flight-results.clear')}
            </LinkButton>
          </>
        }
      >
        {t('flight-results.no-match-text', { count: total })}
      </EmptyState>
    )
  }
  if (isUnknown(state)) {
    return (
      <EmptyState
        icon="warning"
        code="SUPPLIER_UNAVAILABLE"
        title={t('flight-results.failed-title')}
        actions={
          <LinkButton to={urls.here(choices)} reloadDocument>
            {t('flight-results.try-again')}
          </LinkButton>
        }
      >
        {t('flight-results.failed-text')}
      </EmptyState>
    )
  }
  const route = {
    from: cityOf(page.airports, slice.from),
    to: cityOf(page.airports, slice.to),
    date: format.date(slice.date, 'long'),
  }
  const next = shiftDate(slice.date, 1)
  if (state.tooEarly) {
    const later = [next, firstDayOf(page.nextFrom) ?? next].sort().at(-1) ?? next
    const leg = legName(t, page.search.tripType, page.leg - 1)
    return (
      <EmptyState
        icon="calendar"
        title={t('flight-results.too-early-title')}
        actions={
          <>
            <LinkButton to={urls.onDay(later)}>
              {t('flight-results.on-day', { date: format.date(later, 'day') })}
            </LinkButton>
            <LinkButton to={urls.changeLeg(page.leg - 1)} variant="secondary">
              {t('flight-results.change-before', { leg })}
            </LinkButton>
          </>
        }
      >
        {t('flight-results.too-early-text', route)}
      </EmptyState>
    )
  }
  const before = shiftDate(slice.date, -1)
  // Filters may be why a day has no price.
  const isEmpty = (day: string) => countFilters(choices.filter) === 0 && around?.[day] === null
  const { cabin } = page.request
  const lower = cabin === 'first' ? 'business' : cabin === 'economy' ? undefined : 'economy'
  return (
    <EmptyState
      icon="calendar"
      title={
        lower
          ? t('flight-results.empty-title-cabin', { cabin: cabinText(t, cabin) })
          : t('flight-results.empty-title')
      }
      actions={
        <>
          {before >= page.now.slice(0, 10) && !isEmpty(before) && (
            <LinkButton to={urls.onDay(before)} variant="secondary">
              {t('flight-results.earlier-day')}
            </LinkButton>
          )}
          {!isEmpty(next) && (
            <LinkButton to={urls.onDay(next)} variant="secondary">
              {t('flight-results.later-day')}
            </LinkButton>
          )}
          {lower && (
            <LinkButton to={urls.inCabin(lower)}>
              {t('flight-results.search-cabin', { cabin: cabinText(t, lower) })}
            </LinkButton>
          )}
        </>
      }
    >
      {t('flight-results.empty-text', route)}
    </EmptyState>
  )
}

/** Returns each active filter, by name, with the filter as it would be without it. */
function droppable(t: Translate, filter: FlightFilter): [string, FlightFilter][] {
  const { minPrice, maxPrice, ...anyPrice } = filter
  const { maxMinutes, ...anyLength } = filter
  const { landBy, ...anyLanding } = filter
  const list = (name: ListName, words: string): [boolean, string, FlightFilter] => [
    filter[name].length > 0,
    words,
    { ...filter, [name]: [] },
  ]
  const parts: [boolean, string, FlightFilter][] = [
    list('stops', t('flight-results.filter-stops')),
    [filter.bag, t('flight-results.filter-bag'), { ...filter, bag: false }],
    [minPrice !== undefined || maxPrice !== undefined, t('flight-results.price'), anyPrice],
    [maxMinutes !== undefined, t('flight-results.filter-duration'), anyLength],
    [landBy !== undefined, t('flight-results.filter-land-by'), anyLanding],
    list('airlines', t('flight-results.filter-airlines')),
    list('departTime', t('flight-results.filter-depart-time')),
    list('arriveTime', t('flight-results.filter-arrive-time')),
    list('departAirports', t('flight-results.filter-depart-airports')),
    list('arriveAirports', t('flight-results.filter-arrive-airports')),
    list('viaAirports', t('flight-results.filter-via-airports')),
  ]
  return parts.flatMap(([used, name, rest]) => (used ? [[name, rest]] : []))
}
