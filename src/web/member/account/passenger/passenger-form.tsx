import { useState } from 'react'
import { Form } from 'react-router'
import type { PassengerDetails } from '../../../../contract/member/travellers.ts'
import { documentFields, travelDocuments } from '../../../../contract/traveller/travel-documents.ts'
import { titlesByType } from '../../../../contract/traveller/traveller-rules.ts'
import { useT, useUrl } from '../../../locale/language.ts'
import { problemText } from '../../../traveller/fields.ts'
import { NamesInOrder } from '../../../traveller/names-in-order.tsx'
import { withCharacter } from '../../../traveller/refused-character.ts'
import { ThreePartDate } from '../../../traveller/three-part-date.tsx'
import { Select, type SelectOption } from '../../../ui/form/select.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Card } from '../../../ui/page/card.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import type { KeptAnswer } from '../answer-kept-form.ts'

interface PassengerFormProps {
  passenger: PassengerDetails & { id: string }
  options: readonly SelectOption[]
  answer: KeptAnswer | undefined
}

type Type = PassengerDetails['type']
const types: readonly Type[] = ['adult', 'child', 'infant']
const everyTitle = [...new Set(types.flatMap((type) => titlesByType[type]))]

/** Renders one passenger, with the booking form's fields and messages; only the name is required. */
export function PassengerForm({ passenger, options, answer }: PassengerFormProps) {
  const t = useT()
  const url = useUrl()
  const hydrated = useHydrated()
  const typed = { ...passenger, ...answer?.typed } as PassengerDetails
  const [type, setType] = useState(typed.type)
  const frame = (name: Exclude<keyof PassengerDetails, 'type'>) => ({
    id: `passenger-${name}`,
    name,
    label: t(`flight-book.field-${name}`),
    defaultValue: typed[name],
    error: answer?.fields[name]
      ? problemText(t, withCharacter(answer.fields[name], typed[name]), name)
      : null,
    enterKeyHint: 'next' as const,
  })
  // Without scripts the type may still change, so every title has to be there.
  const titles = hydrated ? titlesByType[type] : everyTitle
  return (
    <Card
      className="max-w-2xl"
      title={t(passenger.id === 'new' ? 'account.passenger-add' : 'account.passenger-edit')}
    >
      <Form method="post" noValidate className="grid items-start gap-4 sm:grid-cols-6">
        <Select
          id="passenger-type"
          name="type"
          className="sm:col-span-3"
          label={t('account.passenger-type')}
          defaultValue={typed.type}
          onChange={(event) => setType(event.target.value as Type)}
          options={types.map((each) => ({ value: each, label: t(`account.type-${each}`) }))}
        />
        <Select
          {...frame('title')}
          className="sm:col-span-3"
          autoComplete="honorific-prefix"
          placeholder={t('flight-book.choose')}
          options={titles.map((each) => ({
            value: each,
            label: t(`traveller.title-${each}` as 'traveller.title-mr'),
          }))}
        />
        <NamesInOrder
          given={
            <TextField
              {...frame('givenName')}
              className="sm:col-span-3"
              autoComplete="given-name"
              hint={t('flight-book.hint-given')}
              required
            />
          }
          surname={
            <TextField
              {...frame('surname')}
              className="sm:col-span-3"
              autoComplete="family-name"
              hint={t('flight-book.hint-surname')}
              required
            />
          }
        />
        <ThreePartDate {...frame('birthDate')} autofill="bday" className="sm:col-span-6" optional />
        <Select
          {...frame('nationality')}
          className="sm:col-span-3"
          autoComplete="off"
          options={options}
          placeholder={t('flight-book.choose')}
          optional
        />
        {travelDocuments.toReversed().map((document) => {
          const { number, country, expiry } = documentFields[document]
          return (
            <div key={document} className="grid items-start gap-4 sm:col-span-6 sm:grid-cols-6">
              <TextField
                {...frame(number)}
                className="sm:col-span-3"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                hint={t('account.document-hint')}
                optional
              />
              <Select
                {...frame(country)}
                className="sm:col-span-3"
                autoComplete="off"
                options={options}
                placeholder={t('flight-book.choose')}
                optional
              />
              <ThreePartDate {...frame(expiry)} className="sm:col-span-6" optional />
            </div>
          )
        })}
        <div className="flex flex-wrap gap-2 sm:col-span-6">
          <SubmitButton>{t('account.save')}</SubmitButton>
          <LinkButton variant="quiet" to={url('account/passenger')}>
            {t('account.cancel')}
          </LinkButton>
        </div>
      </Form>
    </Card>
  )
}
