import { Form } from 'react-router'
import type { ContactDetails } from '../../../../contract/checkout/contact.ts'
import { useT, useUrl } from '../../../locale/language.ts'
import { EmailField } from '../../../traveller/email-field.tsx'
import { problemText } from '../../../traveller/fields.ts'
import { NamesInOrder } from '../../../traveller/names-in-order.tsx'
import { withCharacter } from '../../../traveller/refused-character.ts'
import { Select, type SelectOption } from '../../../ui/form/select.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Card } from '../../../ui/page/card.tsx'
import type { KeptAnswer } from '../answer-kept-form.ts'

interface ContactFormProps {
  contact: ContactDetails & { id: string }
  options: readonly SelectOption[]
  answer: KeptAnswer | undefined
}

/** Renders one contact, with the booking form's fields and messages. */
export function ContactForm({ contact, options, answer }: ContactFormProps) {
  const t = useT()
  const url = useUrl()
  const frame = (name: keyof ContactDetails) => {
    const typed = answer?.typed[name] ?? contact[name]
    const code = answer?.fields[name]
    return {
      id: `contact-${name}`,
      name,
      label: t(`flight-book.field-${name}`),
      defaultValue: typed,
      error: code ? problemText(t, withCharacter(code, typed), name) : null,
      enterKeyHint: 'next' as const,
    }
  }
  return (
    <Card
      className="max-w-2xl"
      title={t(contact.id === 'new' ? 'account.contact-add' : 'account.contact-edit')}
    >
      <Form method="post" noValidate className="grid gap-4 sm:grid-cols-2">
        <NamesInOrder
          given={<TextField {...frame('givenName')} autoComplete="given-name" required />}
          surname={<TextField {...frame('surname')} autoComplete="family-name" optional />}
        />
        <EmailField {...frame('email')} className="sm:col-span-2" />
        <Select
          {...frame('phoneCountry')}
          autoComplete="tel-country-code"
          options={options}
          placeholder={t('flight-book.choose')}
        />
        <TextField
          {...frame('phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          hint={t('flight-book.hint-phone')}
          optional
        />
        <div className="flex flex-wrap gap-2 sm:col-span-2">
          <SubmitButton>{t('account.save')}</SubmitButton>
          <LinkButton variant="quiet" to={url('account/contact')}>
            {t('account.cancel')}
          </LinkButton>
        </div>
      </Form>
    </Card>
  )
}
