import { minorDigits } from '../../../../contract/minor-digits.ts'
import { useT } from '../../../locale/language.ts'
import { TextField } from '../../../ui/form/text-field.tsx'
import { filterNames } from '../choices/hotel-choices.ts'
import type { HotelResultsPage } from '../load/results-data.ts'

/** Renders the limits of the whole stay's price, in whole units of the currency; placeholders show what there is. */
export function PriceLimits({ page: { currency, facets, choices } }: { page: HotelResultsPage }) {
  const t = useT()
  const minor = 10 ** minorDigits(currency)
  const { minPrice, maxPrice } = choices.filters
  const limit = (name: string, set: number | undefined, found: number | undefined) => ({
    name,
    type: 'number',
    inputMode: 'numeric' as const,
    min: 0,
    defaultValue: set === undefined ? '' : String(set / minor),
    placeholder: found === undefined ? '' : String(found),
  })
  const { price } = facets
  return (
    <fieldset className="border-t border-line py-3">
      <legend className="float-start w-full pb-1 font-semibold">
        {t('hotel-results.filter-price', { currency })}
      </legend>
      <div className="clear-both grid grid-cols-2 gap-2">
        <TextField
          label={t('hotel-results.min-price')}
          {...limit(filterNames.minPrice, minPrice, price && Math.floor(price.lowest / minor))}
        />
        <TextField
          label={t('hotel-results.max-price')}
          {...limit(filterNames.maxPrice, maxPrice, price && Math.ceil(price.highest / minor))}
        />
      </div>
    </fieldset>
  )
}
