import { useState } from 'react'
import type { ContactDetails } from '../../../../contract/checkout/contact.ts'
import { useT } from '../../../locale/language.ts'
import type { CountryOptions } from '../../../traveller/country-options.server.ts'
import { EmailField } from '../../../traveller/email-field.tsx'
import { fieldId, problemText } from '../../../traveller/fields.ts'
import { NamesInOrder } from '../../../traveller/names-in-order.tsx'
import { placeholdersOf } from '../../../traveller/placeholders.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Card } from '../../../ui/page/card.tsx'
import { KeptChips } from '../../fill/kept-chips.tsx'

interface ContactFieldsProps {
  contact: ContactDetails
  options: CountryOptions
  problems: Readonly<Record<string, string>>
  /** Contacts of the member's account. */
  kept: readonly { id: string; name: string }[]
  /** Whether a reminder is requested; undefined if none can be sent any more. */
  remind: boolean | undefined
}

/** Renders the contact's name and how to reach them. */
export function ContactFields({ contact, options, problems, kept, remind }: ContactFieldsProps) {
  const t = useT()
  const [country, setCountry] = useState(contact.phoneCountry)
  const samples = placeholdersOf(country)
  const frame = (field: keyof ContactDetails) => {
    const name = `contact.${field}`
    return {
      id: fieldId(name),
      name,
      label: t(`flight-book.field-${field}`),
      defaultValue: contact[field],
      error: problems[name] ? problemText(t, problems[name], name) : null,
      required: true,
      enterKeyHint: 'next' as const,
    }
  }
  return (
    <Card title={t('flight-book.contact')} aria-label={t('flight-book.contact')}>
      <p className="-mt-3 mb-4 text-ink-soft">{t('flight-book.contact-lead')}</p>
      <KeptChips place="contact" of={t('flight-book.contact')} kept={kept} />
      <div className="grid gap-4 sm:grid-cols-2">
        <NamesInOrder
          given={
            <TextField
              {...frame('givenName')}
              autoComplete="given-name"
              placeholder={t('traveller.example', { text: samples.firstname })}
            />
          }
          surname={
            <TextField
              {...frame('surname')}
              autoComplete="family-name"
              placeholder={t('traveller.example', { text: samples.lastname })}
            />
          }
        />
        <EmailField
          {...frame('email')}
          className="sm:col-span-2"
          placeholder={t('traveller.example', { text: 'name@example.com' })}
          hint={t('flight-book.hint-email')}
        />
        <div className="grid items-start gap-4 sm:col-span-2 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] sm:gap-2">
          <Select
            {...frame('phoneCountry')}
            autoComplete="tel-country-code"
            options={options.dialling}
            placeholder={t('flight-book.choose')}
            onChange={(event) => setCountry(event.target.value)}
          />
          <TextField
            {...frame('phone')}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            placeholder={t('traveller.example', { text: samples.mobile })}
            hint={t('flight-book.hint-phone')}
          />
        </div>
        {remind !== undefined && (
          <Checkbox
            name="remind"
            value="yes"
            defaultChecked={remind}
            label={t('flight-book.remind')}
            hint={t('flight-book.remind-hint')}
            className="sm:col-span-2"
          />
        )}
      </div>
    </Card>
  )
}
