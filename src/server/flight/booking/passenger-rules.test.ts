import { describe, expect, it } from 'vitest'
import type { ContactDetails } from '../../../contract/checkout/contact.ts'
import type { PassengerDraft } from '../../../contract/flight/booking.ts'
import type { NeededDocument } from '../../../contract/traveller/travel-documents.ts'
import { checkedContact, phoneNumber } from '../../checkout/contact-rules.ts'
import { checkTravellers } from './passenger-rules.ts'

const context = {
  documents: 'passport' as const,
  latestBirthDate: '2027-03-03',
  lastFlightDate: '2027-03-10',
}
const mei: PassengerDraft = {
  type: 'adult',
  title: 'ms',
  givenName: 'Mei Ling',
  surname: 'Tan',
  birthDate: '1990-05-17',
  nationality: 'MY',
  passportNumber: 'A 1234567',
  passportExpiry: '2030-01-01',
  passportCountry: 'MY',
  idCardNumber: '900517-14-5678',
  idCardExpiry: '',
  idCardCountry: 'MY',
  document: '',
}
const contact: ContactDetails = {
  givenName: '美玲',
  surname: '陳',
  email: 'mei@example.com',
  phoneCountry: 'MY',
  phone: '012-345 6789',
}
const check = (
  passengers: PassengerDraft[],
  more: Partial<ContactDetails> = {},
  documents: NeededDocument = 'passport',
) => checkTravellers({ contact: { ...contact, ...more }, passengers }, { ...context, documents })

describe('a passenger', () => {
  it('is valid if nothing is wrong', () => {
    expect(check([mei])).toEqual({})
  })

  it.each<[Partial<PassengerDraft>, string, string]>([
    [{ title: '' }, 'title', 'REQUIRED'],
    [{ title: 'mstr' }, 'title', 'TITLE_UNKNOWN'],
    [{ surname: '' }, 'surname', 'REQUIRED'],
    [{ surname: ' - ' }, 'surname', 'REQUIRED'],
    [{ givenName: '美玲' }, 'givenName', 'NAME_LETTERS'],
    [{ givenName: 'Mei 2' }, 'givenName', 'NAME_LETTERS'],
    [{ givenName: 'Ms Mei' }, 'givenName', 'NAME_TITLE'],
    [{ givenName: 'M'.repeat(60) }, 'givenName', 'NAME_TOO_LONG'],
    [{ birthDate: '' }, 'birthDate', 'REQUIRED'],
    [{ birthDate: '2015-02-30' }, 'birthDate', 'DATE_INVALID'],
    [{ birthDate: '2015-03-11' }, 'birthDate', 'AGE_ADULT'],
    [{ birthDate: '1890-01-01' }, 'birthDate', 'DATE_TOO_OLD'],
    [{ type: 'child', title: 'miss', birthDate: '2015-03-10' }, 'birthDate', 'AGE_CHILD'],
    [{ type: 'infant', title: 'mstr', birthDate: '2025-03-10' }, 'birthDate', 'AGE_INFANT'],
    [{ type: 'infant', title: 'mstr', birthDate: '2027-03-04' }, 'birthDate', 'DATE_IN_FUTURE'],
    [{ nationality: '' }, 'nationality', 'REQUIRED'],
    [{ nationality: 'XX' }, 'nationality', 'COUNTRY_UNKNOWN'],
    [{ passportNumber: '' }, 'passportNumber', 'REQUIRED'],
    [{ passportNumber: 'ABCDEFG' }, 'passportNumber', 'PASSPORT_NUMBER_INVALID'],
    [{ passportNumber: 'A12#45' }, 'passportNumber', 'PASSPORT_NUMBER_INVALID'],
    [{ passportExpiry: '' }, 'passportExpiry', 'REQUIRED'],
    [{ passportExpiry: '2027-03-10' }, 'passportExpiry', 'PASSPORT_EXPIRED'],
    [{ passportExpiry: '2574-03-10' }, 'passportExpiry', 'EXPIRY_TOO_FAR'],
    [{ passportExpiry: 'soon' }, 'passportExpiry', 'DATE_INVALID'],
    [{ passportCountry: '' }, 'passportCountry', 'REQUIRED'],
  ])('with %o has %s wrong: %s', (wrong, field, code) => {
    expect(check([{ ...mei, ...wrong }])).toEqual({ [`passengers.0.${field}`]: code })
  })

  it('turns twelve on the day of the last flight and is then an adult', () => {
    expect(check([{ ...mei, birthDate: '2015-03-10' }])).toEqual({})
  })

  it('needs no passport if the route doesn’t require one', () => {
    const without = { ...mei, passportNumber: '', passportExpiry: '' }
    expect(check([without], {}, 'none')).toEqual({})
  })

  it.each<[Partial<PassengerDraft>, string, string]>([
    [{ idCardNumber: '' }, 'idCardNumber', 'REQUIRED'],
    [{ idCardNumber: 'CARD' }, 'idCardNumber', 'ID_CARD_NUMBER_INVALID'],
    [{ idCardExpiry: '2027-03-10' }, 'idCardExpiry', 'ID_CARD_EXPIRED'],
    [{ idCardExpiry: 'soon' }, 'idCardExpiry', 'DATE_INVALID'],
    [{ idCardCountry: '' }, 'idCardCountry', 'REQUIRED'],
    [{ idCardCountry: 'XX' }, 'idCardCountry', 'COUNTRY_UNKNOWN'],
    [{ document: 'passport', passportNumber: '' }, 'passportNumber', 'REQUIRED'],
  ])('where an identity card suffices, with %o has %s wrong: %s', (wrong, field, code) => {
    expect(check([{ ...mei, ...wrong }], {}, 'id_card')).toEqual({
      [`passengers.0.${field}`]: code,
    })
  })

  it('needs only the chosen document where an identity card suffices', () => {
    const noPassport = { passportNumber: '', passportExpiry: '', passportCountry: '' }
    expect(check([{ ...mei, ...noPassport }], {}, 'id_card')).toEqual({})
    const passport = { ...mei, idCardNumber: '', document: 'passport' as const }
    expect(check([passport], {}, 'id_card')).toEqual({})
  })

  it('can’t go abroad with an identity card', () => {
    const card = { ...mei, passportNumber: '', document: 'id_card' as const }
    expect(check([card])).toEqual({ 'passengers.0.passportNumber': 'REQUIRED' })
  })

  it('can’t be booked twice, however the name is written', () => {
    expect(check([mei, { ...mei, givenName: 'MEI-LING', surname: 'tan' }])).toEqual({
      'passengers.1.givenName': 'SAME_TRAVELLER',
    })
    expect(check([mei, { ...mei, birthDate: '1991-05-17' }])).toEqual({})
  })
})

it('the contact’s address and names are stored as they were meant', () => {
  const pasted = {
    givenName: 'Smith\u200b 3rd',
    surname: 'O‘Brien',
    email: 'Mei <mei＠example.com>',
  }
  expect(check([mei], pasted)).toEqual({})
  expect(checkedContact({ ...contact, ...pasted })).toMatchObject({
    givenName: 'Smith 3rd',
    surname: "O'Brien",
    email: 'mei@example.com',
  })
})

describe('the contact', () => {
  it.each<[Partial<ContactDetails>, string, string]>([
    [{ givenName: ' ' }, 'givenName', 'REQUIRED'],
    [{ email: '' }, 'email', 'REQUIRED'],
    [{ email: 'mei@example' }, 'email', 'EMAIL_INVALID'],
    [{ email: 'mei example.com' }, 'email', 'EMAIL_INVALID'],
    [{ email: 'mei@exam..ple.com' }, 'email', 'EMAIL_INVALID'],
    [{ phone: '' }, 'phone', 'REQUIRED'],
    [{ phone: '12' }, 'phone', 'PHONE_INVALID'],
    [{ phoneCountry: '' }, 'phoneCountry', 'REQUIRED'],
  ])('with %o has %s wrong: %s', (wrong, field, code) => {
    expect(check([mei], wrong)).toMatchObject({ [`contact.${field}`]: code })
  })

  it.each([
    ['MY', '012-345 6789', '+60123456789'],
    ['GB', '07400 123456', '+447400123456'],
    ['MY', '+66 81 234 5678', '+66812345678'],
    ['MX', '+52 1 55 1234 5678', '+525512345678'],
    ['MX', '044 55 1234 5678', '+525512345678'],
    ['US', '+52 1 55 1234 5678', '+525512345678'],
    ['AR', '+54 9 11 2345 6789', '+5491123456789'],
    ['AR', '011 15 2345-6789', '+5491123456789'],
    ['MY', '\u202a+60 12-345 6789\u202c', '+60123456789'],
    ['MY', 'tel:+60123456789', '+60123456789'],
    ['MY', '999', undefined],
    ['MX', '+52 1 55 1234', undefined],
  ])('in %s dials %s as %s', (phoneCountry, phone, dialled) => {
    expect(phoneNumber({ ...contact, phoneCountry, phone })).toBe(dialled)
  })
})
