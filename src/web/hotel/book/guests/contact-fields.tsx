import { useState } from 'react'
import type { ContactDetails } from '../../../../contract/checkout/contact.ts'
import { useT } from '../../../locale/language.ts'
import type { CountryOptions } from '../../../traveller/country-options.server.ts'
import { EmailField } from '../../../traveller/email-field.tsx'
import { fieldId } from '../../../traveller/fields.ts'
import { NamesInOrder } from '../../../traveller/names-in-order.tsx'
import { placeholdersOf } from '../../../traveller/placeholders.ts'
import { LongSelect } from '../../../ui/form/select.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Card } from '../../../ui/page/card.tsx'
import { fieldText } from '../field-text.ts'

interface ContactFieldsProps {
  contact: ContactDetails
  options: CountryOptions
  problems: Readonly<Record<string, string>>
}

/** Renders who books, and how to reach them. */
export function ContactFields({ contact, options, problems }: ContactFieldsProps) {
  const t = useT()
  const [country, setCountry] = useState(contact.phoneCountry)
  const samples = placeholdersOf(country)
  const example = (text: string) => t('traveller.example', { text })
  const frame = (field: keyof ContactDetails) => {
    const name = `contact.${field}`
    return {
      id: fieldId(name),
      name,
      label: t(`hotel-book.field-${field}`),
      defaultValue: contact[field],
      error: problems[name] ? fieldText(t, problems[name], name) : null,
      required: true,
      enterKeyHint: 'next' as const,
    }
  }
  return (
    <Card title={t('hotel-book.contact')} aria-label={t('hotel-book.contact')}>
      <p className="-mt-3 mb-4 text-ink-soft">{t('hotel-book.contact-lead')}</p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <NamesInOrder
          given={
            <TextField
              {...frame('givenName')}
              autoComplete="given-name"
              maxLength={120}
              placeholder={example(samples.firstname)}
            />
          }
          surname={
            <TextField
              {...frame('surname')}
              autoComplete="family-name"
              maxLength={120}
              placeholder={example(samples.lastname)}
            />
          }
        />
        <EmailField
          {...frame('email')}
          className="sm:col-span-2"
          placeholder={example('name@example.com')}
          hint={t('hotel-book.hint-email')}
        />
        <LongSelect
          {...frame('phoneCountry')}
          autoComplete="tel-country-code"
          options={options.dialling}
          placeholder={t('hotel-book.choose')}
          onChange={(event) => setCountry(event.target.value)}
        />
        <TextField
          {...frame('phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={40}
          placeholder={example(samples.mobile)}
          hint={t('hotel-book.hint-phone')}
        />
      </div>
    </Card>
  )
}
