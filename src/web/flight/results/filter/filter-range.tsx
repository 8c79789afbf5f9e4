import type { FlightFilter } from '../../../../contract/flight/search/flight-filter.ts'
import { minorDigits } from '../../../../contract/minor-digits.ts'
import { useT } from '../../../locale/language.ts'
import { useFormat } from '../../../locale/use-format.ts'
import { Select } from '../../../ui/form/select.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import type { ResultFacets } from './result-facets.ts'

interface FilterRangeProps {
  filter: FlightFilter
  facets: ResultFacets
  currency: string
  /** What the other legs of the trip cost, which prices here include. */
  rest: number
  onFilter: (filter: FlightFilter) => void
}

/** Renders the price limits in whole units of the currency; placeholders show the lowest and highest price. */
export function PriceRange({ filter, facets, currency, rest, onFilter }: FilterRangeProps) {
  const t = useT()
  const minor = 10 ** minorDigits(currency)
  const [lowest, highest] = facets.price ?? [0, 0]
  const bound = (name: 'minPrice' | 'maxPrice', unset: number) => ({
    name,
    type: 'number',
    inputMode: 'numeric' as const,
    min: 0,
    placeholder: String(unset),
    value: filter[name] === undefined ? '' : String(filter[name] / minor),
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => {
      const { [name]: _before, ...rest } = filter
      const typed = event.currentTarget.value
      onFilter(/^\d{1,9}$/.test(typed) ? { ...rest, [name]: Number(typed) * minor } : rest)
    },
  })
  return (
    <fieldset className="border-t border-line py-3">
      <legend className="float-start w-full pb-1 font-semibold">
        {t('flight-results.filter-price', { currency })}
      </legend>
      <div className="clear-both grid grid-cols-2 gap-2">
        <TextField
          label={t('flight-results.min-price')}
          {...bound('minPrice', Math.floor((lowest + rest) / minor))}
        />
        <TextField
          label={t('flight-results.max-price')}
          {...bound('maxPrice', Math.ceil((highest + rest) / minor))}
        />
      </div>
    </fieldset>
  )
}

/** Renders the maximum duration: whole hours between the shortest and the longest journey. */
export function DurationLimit({ filter, facets, onFilter }: FilterRangeProps) {
  const t = useT()
  const format = useFormat()
  const steps = durationSteps(facets.minutes, filter.maxMinutes)
  return (
    <div className="border-t border-line py-3">
      <Select
        label={t('flight-results.filter-duration')}
        name="maxMinutes"
        value={filter.maxMinutes ?? ''}
        options={[
          { value: '', label: t('flight-results.any-duration') },
          ...steps.map((minutes) => ({
            value: String(minutes),
            label: t('flight-results.up-to', { duration: format.duration(minutes) }),
          })),
        ]}
        onChange={(event) => {
          const { maxMinutes: _before, ...rest } = filter
          const minutes = Number(event.currentTarget.value)
          onFilter(minutes > 0 ? { ...rest, maxMinutes: minutes } : rest)
        }}
      />
    </div>
  )
}

/** Renders the latest arrival, if it makes a difference, with how many flights match. */
export function LandBy({
  filter,
  facets,
  onFilter,
}: Pick<FilterRangeProps, 'filter' | 'facets' | 'onFilter'>) {
  const t = useT()
  const format = useFormat()
  const total = facets.landing.reduce((sum, count) => sum + count, 0)
  let landed = 0
  const options = facets.landing.slice(0, -1).flatMap((count, slot) => {
    landed += count
    const hour = slot + 1
    const idle = count === 0 || landed === total
    if (idle && hour !== filter.landBy) return []
    const time = format.time(`${String(hour % 24).padStart(2, '0')}:00`)
    const words = hour < 24 ? 'flight-results.land-by' : 'flight-results.land-by-next-day'
    return [{ value: String(hour), label: t(words, { time, count: landed }) }]
  })
  return (
    <div className="border-t border-line py-3">
      <Select
        label={t('flight-results.filter-land-by')}
        name="landBy"
        value={filter.landBy ?? ''}
        options={[{ value: '', label: t('flight-results.any-time') }, ...options]}
        onChange={(event) => {
          const { landBy: _before, ...rest } = filter
          const hour = Number(event.currentTarget.value)
          onFilter(hour > 0 ? { ...rest, landBy: hour } : rest)
        }}
      />
    </div>
  )
}

const mostSteps = 8

/**
 * Returns whole hours from just above the shortest journey to just below the longest, at most eight, and the selected
 * one.
 */
export function durationSteps(
  span: readonly [number, number] | null,
  chosen: number | undefined,
): number[] {
  const steps = new Set<number>(chosen === undefined ? [] : [chosen])
  if (span) {
    const first = Math.ceil((span[0] + 1) / 60)
    const last = Math.ceil(span[1] / 60) - 1
    const stride = Math.max(1, Math.ceil((last - first + 1) / mostSteps))
    for (let hours = first; hours <= last; hours += stride) steps.add(hours * 60)
  }
  return [...steps].sort((a, b) => a - b)
}
