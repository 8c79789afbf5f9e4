import { type TripType, tripTypes } from '../../../contract/flight/flight-terms.ts'
import { useT, useUrl } from '../../locale/language.ts'
import { RadioGroup } from '../../ui/form/radio-group.tsx'

/** Renders the choice of one way, round trip or multi-city. */
export function TripTypeField({
  trip,
  onChange,
}: {
  trip: TripType
  onChange: (trip: TripType) => void
}) {
  const t = useT()
  const url = useUrl()
  return (
    <div className="flex flex-wrap items-center gap-3">
      <RadioGroup
        legend={t('flight-search-form.trip')}
        hideLegend
        look="segments"
        name="tripType"
        defaultValue={trip}
        onChange={onChange}
        options={tripTypes.map((each) => ({ value: each, label: t(`flight-search-form.${each}`) }))}
      />
      <noscript>
        <a
          href={trip === 'multicity' ? url('flight') : url('flight', { tripType: 'multicity' })}
          className="inline-flex min-h-10 items-center text-sea underline"
        >
          {trip === 'multicity'
            ? t('flight-search-form.simple-form')
            : t('flight-search-form.multicity-form')}
        </a>
      </noscript>
    </div>
  )
}
