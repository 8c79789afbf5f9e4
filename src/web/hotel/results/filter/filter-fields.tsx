import { useEffect, useRef } from 'react'
import {
  accessibilityFacts,
  amenities,
  boards,
  hotelKinds,
} from '../../../../contract/hotel/hotel-terms.ts'
import { useT } from '../../../locale/language.ts'
import { useFormat } from '../../../locale/use-format.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useStayFormat } from '../../terms/use-stay-format.ts'
import { filterNames } from '../choices/hotel-choices.ts'
import type { HotelResultsPage } from '../load/results-data.ts'
import { FilterGroup } from './filter-group.tsx'
import { PriceLimits } from './price-limits.tsx'

/** Kilometres. */
const distances = [1, 2, 5, 10]

/** Renders the fields of all filters. */
export function FilterFields({ page }: { page: HotelResultsPage }) {
  const t = useT()
  const { facets, choices } = page
  const { filters } = choices
  return (
    <>
      <PriceLimits page={page} />
      <PopularFilters page={page} />
      <div className="border-t border-line py-3">
        <Select
          label={t('hotel-results.filter-score')}
          name={filterNames.score}
          defaultValue={String(filters.score ?? '')}
          options={[
            { value: '', label: t('hotel-results.any-score') },
            ...['9', '8', '7', '6'].map((value) => ({
              value,
              label: t('hotel-results.score-from-count', {
                score: value,
                count: facets.score[value] ?? 0,
              }),
            })),
          ]}
        />
      </div>
      <FilterGroup
        legend={t('hotel-results.filter-stars')}
        name={filterNames.stars}
        values={['5', '4', '3', '2', '1', '0']}
        counts={facets.stars}
        chosen={filters.stars.map(String)}
        labelOf={(value) =>
          value === '0' ? t('hotel-results.no-stars') : t('hotel.stars', { count: Number(value) })
        }
      />
      <FilterGroup
        legend={t('hotel-results.filter-boards')}
        name={filterNames.boards}
        values={boards}
        counts={facets.boards}
        chosen={filters.boards}
        labelOf={(value) => t(`hotel.board-${value}`)}
      />
      <FilterGroup
        legend={t('hotel-results.filter-kinds')}
        name={filterNames.kinds}
        values={hotelKinds}
        counts={facets.kinds}
        chosen={filters.kinds}
        labelOf={(value) => t(`hotel.kind-${value}`)}
      />
      <FilterGroup
        legend={t('hotel-results.filter-amenities')}
        name={filterNames.amenities}
        values={amenities}
        counts={facets.amenities}
        chosen={filters.amenities}
        labelOf={(value) => t(`hotel.amenity-${value}`)}
      />
      <FilterGroup
        legend={t('hotel-results.filter-areas')}
        name={filterNames.areas}
        values={facets.areas.map(({ name }) => name)}
        counts={Object.fromEntries(facets.areas.map(({ name, count }) => [name, count]))}
        chosen={filters.areas}
        labelOf={(value) => value}
      />
      <FilterGroup
        legend={t('hotel-results.filter-access')}
        name={filterNames.accessibility}
        values={accessibilityFacts}
        counts={facets.accessibility}
        chosen={filters.accessibility}
        labelOf={(value) => t(`hotel.access-${value}`)}
      />
      <PlaceFilters page={page} />
    </>
  )
}

/** Renders the boxes for free cancellation and for paying at the property: each as soon as some result has it. */
function PopularFilters({ page: { facets, choices, search } }: { page: HotelResultsPage }) {
  const t = useT()
  const format = useFormat()
  const seen = useRef(new Set<string>())
  const all = [
    { name: 'freeCancellation', label: t('hotel-results.filter-free') },
    { name: 'payAtProperty', label: t('hotel-results.filter-pay-there') },
  ] as const
  // Before anything is found, a zero would say that there is nothing.
  const isKnown = search.found > 0
  const known = all.filter(
    ({ name }) => !isKnown || facets[name] > 0 || choices.filters[name] || seen.current.has(name),
  )
  // One without matches stays, so that nothing moves when another filter is set.
  useEffect(() => {
    if (isKnown) for (const { name } of known) seen.current.add(name)
  })
  if (known.length === 0) return null
  return (
    <fieldset className="border-t border-line py-3">
      <legend className="float-start w-full pb-1 font-semibold">
        {t('hotel-results.filter-popular')}
      </legend>
      <div className="clear-both">
        {known.map(({ name, label }) => (
          <Checkbox
            key={name}
            name={filterNames[name]}
            value="1"
            label={label}
            aside={isKnown ? format.number(facets[name]) : undefined}
            defaultChecked={choices.filters[name]}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** Renders the filters by distance and by name. */
function PlaceFilters({ page: { destination, choices } }: { page: HotelResultsPage }) {
  const t = useT()
  const format = useStayFormat()
  const { filters } = choices
  const isPoint = !['city', 'area', 'near'].includes(destination.kind)
  return (
    <div className="grid gap-3 border-t border-line py-3">
      {!destination.isRegion && (
        <Select
          label={
            isPoint
              ? t('hotel-results.filter-within-place', { place: destination.name })
              : t('hotel-results.filter-within')
          }
          name={filterNames.within}
          defaultValue={String(filters.within ?? '')}
          options={[
            { value: '', label: t('hotel-results.any-distance') },
            ...distances.map((kilometres) => ({
              value: String(kilometres),
              label: t('hotel-results.within', { distance: format.distance(kilometres) }),
            })),
          ]}
        />
      )}
      <TextField
        label={t('hotel-results.filter-name')}
        name={filterNames.name}
        defaultValue={filters.name ?? ''}
        maxLength={80}
      />
    </div>
  )
}
