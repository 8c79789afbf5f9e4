import type { ReactNode } from 'react'
import type { Place } from '../../../contract/place/place.ts'
import type { DateRange } from '../../calendar/form-date.ts'
import { TravelDate } from '../../calendar/travel-date.tsx'
import { useT } from '../../locale/language.ts'
import { cx } from '../../ui/cx.ts'
import { legField, type TypedLeg } from '../results/search/search-fields.ts'
import { PlaceField } from './place/place-field.tsx'
import { shownPlace, zoneOf } from './place/place-text.ts'
import { SwapButton } from './swap-button.tsx'

interface LegFieldsProps {
  leg: number
  typed: TypedLeg | undefined
  places: readonly Place[]
  errorOf: (field: string) => string | undefined
  /** Set if the calendar selects the return as well. */
  range?: DateRange | undefined
  /** The first leg's return date. */
  children?: ReactNode
}

/** Renders origin, destination and date of one leg. */
export function LegFields({ leg, typed, places, errorOf, range, children }: LegFieldsProps) {
  const t = useT()
  const [from, to, date] = [
    legField('depAirport', leg),
    legField('arrAirport', leg),
    legField('depDate', leg),
  ]
  return (
    <div
      className={cx(
        'grid grid-cols-1 items-start gap-3',
        // Columns size themselves: a message under a field wraps instead of moving the others.
        children
          ? 'md:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,22rem)]'
          : 'md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_11rem]',
      )}
    >
      <PlaceField
        label={t('flight-search-form.from')}
        name={from}
        icon="takeoff"
        defaultValue={shownPlace(t, typed?.from ?? '', places)}
        error={errorOf(from)}
      />
      <div className="relative">
        <SwapButton from={from} to={to} />
        <PlaceField
          label={t('flight-search-form.to')}
          name={to}
          icon="landing"
          defaultValue={shownPlace(t, typed?.to ?? '', places)}
          error={errorOf(to)}
        />
      </div>
      <div
        className={cx('flex gap-3 *:min-w-0 *:flex-1', Boolean(children) && 'md:max-lg:col-span-2')}
      >
        <TravelDate
          label={t('flight-search-form.depart')}
          name={date}
          defaultValue={typed?.date ?? ''}
          error={errorOf(date)}
          place={{ field: from, zoneOf }}
          after={leg > 0 ? legField('depDate', leg - 1) : undefined}
          range={range}
        />
        {children}
      </div>
    </div>
  )
}

/** Renders the numbered frame of one flight of a multi-city trip. */
export function LegFrame({ leg, children }: { leg: number; children: ReactNode }) {
  const t = useT()
  return (
    <fieldset className={leg > 0 ? 'border-t border-line pt-4' : undefined}>
      <legend className="float-start mb-2 w-full font-semibold">
        {t('flight-search-form.leg', { number: leg + 1 })}
      </legend>
      <div className="clear-start">{children}</div>
    </fieldset>
  )
}
