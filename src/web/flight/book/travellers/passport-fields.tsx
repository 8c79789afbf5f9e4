import type { ChangeEventHandler } from 'react'
import { isWithinSixMonths } from '../../../../contract/flight/passenger-rules.ts'
import { useT } from '../../../locale/language.ts'
import { useFormat } from '../../../locale/use-format.ts'
import type { CountryOptions } from '../../../traveller/country-options.server.ts'
import { ThreePartDate } from '../../../traveller/three-part-date.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { Placeholders } from './placeholders.ts'

type Field = 'passportNumber' | 'passportExpiry' | 'passportCountry'

interface PassportFieldsProps {
  frame(field: Field): {
    id: string
    name: string
    label: string
    defaultValue: string
    error: string | null
    required: boolean
    onChange: ChangeEventHandler<HTMLInputElement | HTMLSelectElement>
  }
  samples: Placeholders
  options: CountryOptions
  lastFlightDate: string
  /** The current expiry date. */
  expiry: string
  onExpiry(date: string): void
}

/** Renders the passport fields that airlines require on international flights. */
export function PassportFields(props: PassportFieldsProps) {
  const { frame, samples, options, lastFlightDate, expiry, onExpiry } = props
  const t = useT()
  const format = useFormat()
  return (
    <>
      <TextField
        {...frame('passportNumber')}
        className="sm:col-span-3"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder={t('flight-book.example', { text: samples.passportnumber })}
      />
      <Select
        {...frame('passportCountry')}
        className="sm:col-span-3"
        autoComplete="off"
        options={options.countries}
        placeholder={t('flight-book.choose')}
      />
      <ThreePartDate
        {...frame('passportExpiry')}
        className="sm:col-span-6"
        onDate={onExpiry}
        hint={t('flight-book.hint-expiry', { date: format.date(lastFlightDate, 'long') })}
      />
      <p role="status" className="flex gap-2 text-amber empty:hidden sm:col-span-6">
        {isWithinSixMonths(expiry, lastFlightDate) && (
          <>
            <Icon name="warning" className="mt-0.5" />
            {t('flight-book.six-months')}
          </>
        )}
      </p>
    </>
  )
}
