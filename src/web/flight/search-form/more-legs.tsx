import { type RefObject, useState } from 'react'
import type { Place } from '../../../contract/place/place.ts'
import { useT, useUrl } from '../../locale/language.ts'
import { Button } from '../../ui/button.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { mostLegs, type TypedLeg } from '../results/search/search-fields.ts'
import { LegFields, LegFrame } from './leg-fields.tsx'
import { useOnwardFlights } from './use-onward-flights.ts'

interface MoreLegsProps {
  form: RefObject<HTMLFormElement | null>
  legs: readonly TypedLeg[]
  places: readonly Place[]
  errorOf: (field: string) => string | undefined
}

/** Renders the second to the sixth flight of a multi-city trip. */
export default function MoreLegs({ form, legs, places, errorOf }: MoreLegsProps) {
  const t = useT()
  const url = useUrl()
  const hydrated = useHydrated()
  useOnwardFlights(form)
  const [count, setCount] = useState(Math.max(2, legs.length))
  return (
    <>
      {Array.from({ length: count - 1 }, (_, index) => index + 1).map((leg) => (
        <LegFrame key={leg} leg={leg}>
          <LegFields leg={leg} typed={legs[leg]} places={places} errorOf={errorOf} />
        </LegFrame>
      ))}
      <div className="flex min-h-11 flex-wrap gap-2">
        {hydrated && count < mostLegs && (
          <Button variant="secondary" icon="plus" onClick={() => setCount(count + 1)}>
            {t('flight-search-form.add-leg')}
          </Button>
        )}
        {hydrated && count > 2 && (
          <Button variant="quiet" icon="minus" onClick={() => setCount(count - 1)}>
            {t('flight-search-form.remove-leg', { number: count })}
          </Button>
        )}
        <noscript>
          <a
            href={url('flight', { tripType: 'multicity', legs: mostLegs })}
            className="text-sea underline"
          >
            {t('flight-search-form.add-leg')}
          </a>
        </noscript>
      </div>
    </>
  )
}
