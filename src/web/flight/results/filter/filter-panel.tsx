import { type FlightFilter, noFilter } from '../../../../contract/flight/search/flight-filter.ts'
import { useT } from '../../../locale/language.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { choiceName, type ListName, type ResultChoices } from '../choices/result-choices.ts'
import type { ResultsUpdate } from '../load/results-data.ts'
import type { SearchUrls } from '../search/search-urls.ts'
import { countFilters } from './count-filters.ts'
import { FilterGroup } from './filter-group.tsx'
import { DurationLimit, LandBy, PriceRange } from './filter-range.tsx'
import type { ResultFacets } from './result-facets.ts'

interface FilterPanelProps {
  choices: ResultChoices
  facets: ResultFacets
  currency: string
  /** What the other legs of the trip cost, which prices here include. */
  rest: number
  airlines: ResultsUpdate['airlines']
  cities: ResultsUpdate['cities']
  urls: SearchUrls
  /** Set if the container already has the title and the button that clears all filters. */
  titled?: boolean
  onFilter: (filter: FlightFilter) => void
}

/** Renders all filters in one form: submitted as a query without scripts, applied immediately with them. */
export function FilterPanel(props: FilterPanelProps) {
  const { choices, facets, currency, rest, airlines, cities, urls, titled, onFilter } = props
  const { filter, sort } = choices
  const t = useT()
  const airlineName = (code: string) => airlines[code]?.[0] ?? code
  const airportName = (code: string) => (cities[code] ? `${cities[code]} (${code})` : code)
  const list = (name: ListName) => ({
    name: choiceName(name),
    facets: facets[name],
    chosen: filter[name],
    onChoose: (chosen: string[]) => onFilter({ ...filter, [name]: chosen }),
  })
  // Sorted with a fixed locale, because server and browser may differ; the names are in Latin letters.
  const byName = facets.airlines.toSorted(([a], [b]) =>
    airlineName(a).localeCompare(airlineName(b), 'en'),
  )
  const ranges = { filter, facets, currency, rest, onFilter }
  return (
    <form action={urls.path} method="get">
      {[...urls.searchParams].map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      {sort !== 'best' && <input type="hidden" name="sort" value={sort} />}
      <div className={titled ? 'sr-only' : 'flex min-h-11 items-center justify-between'}>
        <h2 className="text-md font-semibold">{t('flight-results.filters')}</h2>
        {!titled && countFilters(filter) > 0 && (
          <a
            href={urls.here({ ...choices, filter: noFilter })}
            onClick={(event) => {
              event.preventDefault()
              onFilter(noFilter)
            }}
            className="inline-flex min-h-11 items-center text-xs font-semibold text-sea underline"
          >
            {t('flight-results.clear')}
          </a>
        )}
      </div>
      <FilterGroup
        legend={t('flight-results.filter-stops')}
        {...list('stops')}
        labelOf={(value) => t(`flight-results.stops-${value as 'direct'}`)}
        hintOf={(value) => t(`flight-results.stops-${value as 'direct'}-hint`)}
      />
      <fieldset className="border-t border-line py-3">
        <legend className="float-start w-full pb-1 font-semibold">
          {t('flight-results.filter-bag')}
        </legend>
        <Checkbox
          className="clear-both"
          name="bag"
          value="1"
          label={t('flight-results.bag-included')}
          aside={facets.bag}
          checked={filter.bag}
          onChange={(event) => onFilter({ ...filter, bag: event.currentTarget.checked })}
        />
      </fieldset>
      <PriceRange {...ranges} />
      <FilterGroup
        legend={t('flight-results.filter-depart-time')}
        {...list('departTime')}
        labelOf={(value) => t(`flight-results.time-${value as 'early'}`)}
      />
      <FilterGroup
        legend={t('flight-results.filter-arrive-time')}
        {...list('arriveTime')}
        labelOf={(value) => t(`flight-results.time-${value as 'early'}`)}
      />
      <LandBy filter={filter} facets={facets} onFilter={onFilter} />
      <DurationLimit {...ranges} />
      <FilterGroup
        legend={t('flight-results.filter-airlines')}
        {...list('airlines')}
        facets={byName}
        labelOf={airlineName}
        fold={{
          after: 8,
          label: (count) => t('flight-results.more-airlines', { count }),
        }}
      />
      {(['departAirports', 'arriveAirports', 'viaAirports'] as const).map(
        (name) =>
          facets[name].length > 1 && (
            <FilterGroup
              key={name}
              legend={t(airportLegends[name])}
              {...list(name)}
              labelOf={airportName}
              fold={{
                after: 8,
                label: (count) => t('flight-results.more-airports', { count }),
              }}
            />
          ),
      )}
      <div className="hidden noscript:block">
        <Button type="submit" block>
          {t('flight-results.apply')}
        </Button>
      </div>
    </form>
  )
}

const airportLegends = {
  departAirports: 'flight-results.filter-depart-airports',
  arriveAirports: 'flight-results.filter-arrive-airports',
  viaAirports: 'flight-results.filter-via-airports',
} as const
