import type { ChangeEventHandler } from 'react'
import { isWithinSixMonths } from '../../../../contract/flight/passenger-rules.ts'
import {
  documentFields,
  type NeededDocument,
  type TravelDocument,
  travelDocuments,
} from '../../../../contract/traveller/travel-documents.ts'
import { useT } from '../../../locale/language.ts'
import { useFormat } from '../../../locale/use-format.ts'
import type { CountryOptions } from '../../../traveller/country-options.server.ts'
import type { Placeholders } from '../../../traveller/placeholders.ts'
import { ThreePartDate } from '../../../traveller/three-part-date.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Icon } from '../../../ui/icon.tsx'

type Fields = (typeof documentFields)[TravelDocument]
type Field = Fields[keyof Fields] | 'document'

interface DocumentFieldsProps {
  needed: Exclude<NeededDocument, 'none'>
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
  /** The current expiry date of the passport. */
  passportExpiry: string
  onPassportExpiry(date: string): void
}

/**
 * Renders the fields of the document that airlines require. Where an identity card suffices, the traveller chooses
 * between card and passport: style sheets show the fields of the chosen one, so that it works without scripts.
 */
export function DocumentFields(props: DocumentFieldsProps) {
  const t = useT()
  const { needed, frame, lastFlightDate, passportExpiry } = props
  const passport = (
    <>
      <OneDocument document="passport" {...props} />
      <p role="status" className="flex gap-2 text-amber empty:hidden sm:col-span-6">
        {isWithinSixMonths(passportExpiry, lastFlightDate) && needed === 'passport' && (
          <>
            <Icon name="warning" className="mt-0.5" />
            {t('flight-book.six-months')}
          </>
        )}
      </p>
    </>
  )
  if (needed === 'passport') return passport
  const { defaultValue, ...document } = frame('document')
  return (
    <div className="group/document contents">
      <Select
        {...document}
        className="sm:col-span-3"
        defaultValue={defaultValue || 'id_card'}
        autoComplete="off"
        options={travelDocuments.map((each) => ({
          value: each,
          label: t(`flight-book.document-${each}`),
        }))}
        hint={t('flight-book.hint-document')}
      />
      <div className="contents group-has-[[value=passport]:checked]/document:hidden">
        <OneDocument document="id_card" {...props} />
      </div>
      <div className="hidden group-has-[[value=passport]:checked]/document:contents">
        {passport}
      </div>
    </div>
  )
}

function OneDocument(props: DocumentFieldsProps & { document: TravelDocument }) {
  const { document, frame, samples, options, lastFlightDate, onPassportExpiry } = props
  const t = useT()
  const format = useFormat()
  const fields = documentFields[document]
  const isPassport = document === 'passport'
  const expiry = frame(fields.expiry)
  const date = format.date(lastFlightDate, 'long')
  return (
    <>
      <TextField
        {...frame(fields.number)}
        className="sm:col-span-3"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder={t('traveller.example', {
          text: isPassport ? samples.passportnumber : samples.idcard,
        })}
      />
      <Select
        {...frame(fields.country)}
        className="sm:col-span-3"
        autoComplete="off"
        options={options.countries}
        placeholder={t('flight-book.choose')}
      />
      <ThreePartDate
        {...expiry}
        required={isPassport}
        optional={!isPassport}
        className="sm:col-span-6"
        sample={isPassport ? samples.passportexpiry : samples.idcardexpiry}
        onDate={isPassport ? onPassportExpiry : undefined}
        hint={t(isPassport ? 'flight-book.hint-expiry' : 'flight-book.hint-idCardExpiry', { date })}
      />
    </>
  )
}
