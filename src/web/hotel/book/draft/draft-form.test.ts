import { expect, it } from 'vitest'
import { specialNeeds } from '../../../../contract/hotel/booking.ts'
import { checkDraft } from './check-draft.ts'
import { draftOfForm, needs } from './draft-form.ts'

const filled = new FormData()
for (const [name, value] of Object.entries({
  'contact.givenName': 'Mei Ling',
  'contact.surname': 'Tan',
  'contact.email': 'mei@example.com',
  'contact.phoneCountry': 'MY',
  'contact.phone': '12-345 6789',
  'leadGuests.0.title': 'ms',
  'leadGuests.0.givenName': ' Mei Ling ',
  'leadGuests.0.surname': 'Tan',
  'leadGuests.1.title': 'mr',
  'leadGuests.1.givenName': 'Wei',
  'leadGuests.1.surname': 'Tan',
  requests: 'A cot, please.',
  arrivesAt: '18:00',
})) {
  filled.set(name, value)
}
filled.append('needs', 'deaf')
filled.append('needs', 'something else')

it('a draft is read from the form, room by room', () => {
  expect(draftOfForm(filled, 2)).toMatchObject({
    contact: { email: 'mei@example.com' },
    leadGuests: [
      { title: 'ms', givenName: 'Mei Ling', surname: 'Tan' },
      { title: 'mr', givenName: 'Wei', surname: 'Tan' },
    ],
    requests: 'A cot, please.',
    arrivesAt: '18:00',
    needs: ['deaf'],
  })
})

it('a complete draft has no errors, an empty one an error for each required field', () => {
  expect(checkDraft(draftOfForm(filled, 2))).toEqual({})
  expect(Object.keys(checkDraft(draftOfForm(new FormData(), 1)))).toEqual([
    'contact.givenName',
    'contact.surname',
    'contact.email',
    'contact.phoneCountry',
    'contact.phone',
    'leadGuests.0.title',
    'leadGuests.0.givenName',
    'leadGuests.0.surname',
  ])
})

it('offers the needs that the front API knows', () => {
  expect([...needs].sort()).toEqual([...specialNeeds].sort())
})
