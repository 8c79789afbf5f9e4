import { useRef, useState } from 'react'
import type { TypedTraveller } from '../../../../contract/cart/cart.ts'
import type { PassengerDraft } from '../../../../contract/flight/booking.ts'
import type { NeededDocument } from '../../../../contract/traveller/travel-documents.ts'
import { titlesByType } from '../../../../contract/traveller/traveller-rules.ts'
import { isSurnameFirst } from '../../../../contract/traveller/written-name.ts'
import { useLocale, useT } from '../../../locale/language.ts'
import { usePersonName } from '../../../locale/use-person-name.ts'
import { useVisitor } from '../../../session/page-state/page-state.tsx'
import type { CountryOptions } from '../../../traveller/country-options.server.ts'
import { fieldId, keepField, problemText } from '../../../traveller/fields.ts'
import { NamesInOrder } from '../../../traveller/names-in-order.tsx'
import { placeholdersOf } from '../../../traveller/placeholders.ts'
import { ThreePartDate } from '../../../traveller/three-part-date.tsx'
import { typedId } from '../../../traveller/typed-traveller.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Card } from '../../../ui/page/card.tsx'
import { KeptChips } from '../../fill/kept-chips.tsx'
import type { KeptNames } from '../../fill/load-kept.ts'
import { putInto } from '../draft/draft-controls.ts'
import { DocumentFields } from './document-fields.tsx'
import { FillFromContact } from './fill-from-contact.tsx'
import { NameHelp } from './name-help.tsx'
import { TicketName } from './ticket-name.tsx'

interface PassengerFieldsProps {
  index: number
  passenger: PassengerDraft
  options: CountryOptions
  problems: Readonly<Record<string, string>>
  documents: NeededDocument
  lastFlightDate: string
  /** A member's saved names; undefined for guests. */
  kept: KeptNames | undefined
  /** Travellers of the other things in the cart. */
  typed: readonly TypedTraveller[]
  /** Called after fields were filled in without typing. */
  onFilledIn(): void
}

/** Renders one traveller's fields: name as in the passport, birth date, and the document if one is needed. */
export function PassengerFields(props: PassengerFieldsProps) {
  const { index, passenger, options, problems, documents, lastFlightDate } = props
  const { kept, typed: elsewhere, onFilledIn } = props
  const t = useT()
  const { code } = useLocale()
  const nameOf = usePersonName()
  const visitor = useVisitor()
  const [typed, setTyped] = useState(passenger)
  const country = typed.nationality || visitor.country
  const samples = placeholdersOf(country)
  const { type } = passenger
  const section = `section-traveller${index + 1}`
  // Most documents are issued by the country of the holder's nationality.
  const chosenIssuers = useRef(ownIssuers(passenger))
  const isFollowing = useRef(false)
  const followNationality = (nationality: string) => {
    for (const field of issuers) {
      const issuer = document.getElementById(fieldId(`passengers.${index}.${field}`))
      if (chosenIssuers.current.has(field) || !(issuer instanceof HTMLSelectElement)) continue
      isFollowing.current = true
      putInto(issuer, nationality)
      isFollowing.current = false
    }
  }
  const frame = (field: Exclude<keyof PassengerDraft, 'type'>) => {
    const name = `passengers.${index}.${field}`
    return {
      id: fieldId(name),
      name,
      label: t(`flight-book.field-${field}`),
      defaultValue: passenger[field],
      error: problems[name] ? problemText(t, problems[name], name) : null,
      required: true,
      enterKeyHint: 'next' as const,
      onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
        const { value } = event.currentTarget
        setTyped((before) => ({ ...before, [field]: value }))
        if (!isFollowing.current) chosenIssuers.current.add(field)
        if (field === 'nationality') followNationality(value)
      },
    }
  }
  const title = t('flight-book.passenger', { number: index + 1 })
  return (
    <Card
      title={title}
      aria-label={title}
      aside={index === 0 && type === 'adult' && <FillFromContact onFilledIn={onFilledIn} />}
    >
      <p className="-mt-3 mb-4 text-ink-soft">{t(`flight-book.${type}-ages`)}</p>
      <KeptChips
        place={String(index)}
        of={title}
        kept={kept?.passengers.filter((each) => each.type === type) ?? []}
      />
      <KeptChips
        place={String(index)}
        of={title}
        label={t('traveller.from-cart')}
        kept={elsewhere
          .filter((each) => each.type === type)
          .map((each) => ({ id: typedId(each), name: nameOf(each) }))}
      />
      <div className="grid items-start gap-4 sm:grid-cols-6">
        <Select
          {...frame('title')}
          className="sm:col-span-2"
          autoComplete={`${section} honorific-prefix`}
          options={titlesByType[type].map((each) => ({
            value: each,
            label: t(`traveller.title-${each}` as 'traveller.title-mr'),
          }))}
          placeholder={t('flight-book.choose')}
        />
        <NamesInOrder
          given={
            <TextField
              {...frame('givenName')}
              className={isSurnameFirst(code) ? 'sm:col-span-6' : 'sm:col-span-4'}
              autoComplete={`${section} given-name`}
              autoCapitalize="words"
              spellCheck={false}
              placeholder={t('traveller.example', { text: samples.firstname })}
              hint={t('flight-book.hint-given')}
            />
          }
          surname={
            <TextField
              {...frame('surname')}
              className={isSurnameFirst(code) ? 'sm:col-span-4' : 'sm:col-span-6'}
              autoComplete={`${section} family-name`}
              autoCapitalize="words"
              spellCheck={false}
              placeholder={t('traveller.example', { text: samples.lastname })}
              hint={t('flight-book.hint-surname')}
            />
          }
        />
        <div className="sm:col-span-6">
          <TicketName index={index} passenger={typed} onFilledIn={onFilledIn} />
          <NameHelp country={country} options={options} />
        </div>
        <ThreePartDate
          {...frame('birthDate')}
          autofill="bday"
          section={section}
          className="sm:col-span-6"
        />
        <Select
          {...frame('nationality')}
          className="sm:col-span-3"
          autoComplete="off"
          options={options.countries}
          placeholder={t('flight-book.choose')}
        />
        {documents !== 'none' && (
          <DocumentFields
            needed={documents}
            frame={frame}
            samples={samples}
            options={options}
            lastFlightDate={lastFlightDate}
            passportExpiry={typed.passportExpiry}
            onPassportExpiry={(passportExpiry) =>
              setTyped((before) => ({ ...before, passportExpiry }))
            }
          />
        )}
        {kept && (
          <Checkbox
            id={`keep-${index}`}
            name={keepField(index)}
            value="yes"
            className="sm:col-span-6"
            label={t('account.keep-passenger')}
          />
        )}
      </div>
    </Card>
  )
}

const issuers = ['idCardCountry', 'passportCountry'] as const

/** Returns the fields in which a draft has a country other than the nationality. */
const ownIssuers = (passenger: PassengerDraft): Set<string> =>
  new Set(issuers.filter((field) => passenger[field] && passenger[field] !== passenger.nationality))
