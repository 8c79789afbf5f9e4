import { expect, it } from 'vitest'
import { bagField, draftOfForm } from './draft-form.ts'

function formOf(entries: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(entries)) form.set(name, value)
  return form
}

it('reads the fields by their paths and trims them', () => {
  const draft = draftOfForm(
    formOf({
      'contact.email': ' mei@example.com ',
      'passengers.0.givenName': 'Mei Ling ',
      'passengers.1.birthDate': '2020-02-02',
    }),
    ['adult', 'child'],
  )
  expect(draft.contact.email).toBe('mei@example.com')
  expect(draft.passengers.map((each) => [each.type, each.givenName, each.birthDate])).toEqual([
    ['adult', 'Mei Ling', ''],
    ['child', '', '2020-02-02'],
  ])
})

it('takes the passengers’ types and number from the booking, ignoring the form’s', () => {
  const form = formOf({ 'passengers.0.type': 'infant', 'passengers.5.givenName': 'Stowaway' })
  expect(draftOfForm(form, ['adult']).passengers).toMatchObject([{ type: 'adult', givenName: '' }])
})

it('reads extra bags and skips those not selected', () => {
  const form = formOf({
    [bagField('of/1', 0)]: '20',
    [bagField('of/1', 1)]: '0',
    'bags/x/0': 'ten',
  })
  expect(draftOfForm(form, ['adult', 'adult']).bags).toEqual([
    { offerId: 'of/1', passenger: 0, kg: 20 },
  ])
})

it('reads an unticked box as no', () => {
  expect(draftOfForm(formOf({}), ['adult']).remind).toBe(false)
  expect(draftOfForm(formOf({ remind: 'yes' }), ['adult']).remind).toBe(true)
})

it('truncates values longer than any field allows', () => {
  const form = formOf({ 'passengers.0.nationality': 'MYS', 'contact.givenName': 'x'.repeat(500) })
  const draft = draftOfForm(form, ['adult'])
  expect(draft.passengers[0]?.nationality).toBe('MY')
  expect(draft.contact.givenName).toHaveLength(120)
})
