import { type TripType, tripTypes } from '../../../contract/flight-terms.ts'
import { useT } from '../../locale/use-t.ts'
import { useUrl } from '../../locale/use-url.ts'
import { RadioGroup } from '../../ui/radio-group.tsx'

/** One way, there and back, or several cities. */
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
        <a href={url('flight', { tripType: 'multicity', legs: 6 })} className="text-sea underline">
          {t('flight-search-form.multicity')}
        </a>
      </noscript>
    </div>
  )
}
