import { expect, it } from 'vitest'
import { exampleBooking } from '../testing/example-stay.ts'
import { carryOver } from './carry-over.ts'

const contact = {
  givenName: 'Anna',
  surname: 'Bruck',
  email: 'anna@example.com',
  phoneCountry: 'DE',
  phone: '15123456789',
}
const adult = { title: 'mr', givenName: 'Anna', surname: 'Bruck' }
const empty = {
  ...exampleBooking().draft,
  contact: { givenName: '', surname: '', email: '', phoneCountry: 'MY', phone: '' },
  leadGuests: [],
}

it('a stay begins with the contact and the first adult of the flights in the cart', () => {
  const draft = carryOver(empty, { contact, adult, travellers: [] })
  expect(draft.contact).toEqual(contact)
  expect(draft.leadGuests).toEqual([adult])
})

it('a title that rooms don’t have is asked for', () => {
  const child = { ...adult, title: 'mstr' }
  const draft = carryOver(empty, { contact: null, adult: child, travellers: [] })
  expect(draft.leadGuests).toEqual([{ ...adult, title: '' }])
  expect(draft.contact).toEqual(empty.contact)
})

it('a form in which somebody typed stays as it is', () => {
  const typed = { ...empty, leadGuests: [{ title: '', givenName: 'Mei', surname: '' }] }
  expect(carryOver(typed, { contact, adult, travellers: [] })).toBe(typed)
})
