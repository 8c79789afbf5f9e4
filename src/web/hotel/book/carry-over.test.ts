import { expect, it, vi } from 'vitest'
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
const answers = (result: object) => vi.fn(async () => ({ ok: true, result }) as never)
const empty = {
  ...exampleBooking().draft,
  contact: { givenName: '', surname: '', email: '', phoneCountry: 'MY', phone: '' },
  leadGuests: [],
}

it('a stay begins with the contact and the first adult of the flights in the cart', async () => {
  const draft = await carryOver(empty, { call: answers({ contact, adult }) })
  expect(draft.contact).toEqual(contact)
  expect(draft.leadGuests).toEqual([adult])
})

it('a title that rooms don’t have is asked for', async () => {
  const child = { ...adult, title: 'mstr' }
  const draft = await carryOver(empty, { call: answers({ contact: null, adult: child }) })
  expect(draft.leadGuests).toEqual([{ ...adult, title: '' }])
  expect(draft.contact).toEqual(empty.contact)
})

it('a form in which somebody typed stays as it is, and nothing is asked for', async () => {
  const typed = { ...empty, leadGuests: [{ title: '', givenName: 'Mei', surname: '' }] }
  const call = answers({ contact, adult })
  expect(await carryOver(typed, { call })).toBe(typed)
  expect(call).not.toHaveBeenCalled()
})
