import { expect, it } from 'vitest'
import { checkDraft, type DraftRules } from './check-draft.ts'
import type { TypedDraft } from './draft-form.ts'

const good: TypedDraft = {
  contact: {
    givenName: 'Mei Ling',
    surname: 'Tan',
    email: 'mei@example.com',
    phoneCountry: 'MY',
    phone: '12-345 6789',
  },
  passengers: [
    {
      type: 'adult',
      title: 'ms',
      givenName: 'Mei Ling',
      surname: 'Tan',
      birthDate: '1990-05-17',
      nationality: 'MY',
      passportNumber: 'A12345678',
      passportExpiry: '2030-01-01',
      passportCountry: 'MY',
      idCardNumber: '',
      idCardExpiry: '',
      idCardCountry: '',
      document: '',
    },
  ],
  bags: [],
  remind: false,
}
const rules: DraftRules = {
  documents: 'passport',
  latestBirthDate: '2026-12-03',
  lastFlightDate: '2026-12-10',
}

const withPassenger = (change: Partial<TypedDraft['passengers'][number]>): TypedDraft => ({
  ...good,
  passengers: good.passengers.map((each) => ({ ...each, ...change })),
})

it('accepts a complete draft', () => {
  expect(checkDraft(good, rules)).toEqual({})
})

it.each([
  [{ title: '' }, 'title', 'REQUIRED'],
  [{ surname: '' }, 'surname', 'REQUIRED'],
  [{ givenName: '美玲' }, 'givenName', 'NAME_LETTERS'],
  [{ givenName: 'Mr John' }, 'givenName', 'NAME_TITLE'],
  [{ givenName: 'A'.repeat(60) }, 'givenName', 'NAME_TOO_LONG'],
  [{ birthDate: '2020-01-01' }, 'birthDate', 'AGE_ADULT'],
  [{ birthDate: '2026-12-04' }, 'birthDate', 'DATE_IN_FUTURE'],
  [{ birthDate: '1890-01-01' }, 'birthDate', 'DATE_TOO_OLD'],
  [{ nationality: '' }, 'nationality', 'REQUIRED'],
  [{ passportNumber: '12' }, 'passportNumber', 'PASSPORT_NUMBER_INVALID'],
  [{ passportNumber: 'PASSPORT' }, 'passportNumber', 'PASSPORT_NUMBER_INVALID'],
  [{ passportExpiry: '2026-12-10' }, 'passportExpiry', 'PASSPORT_EXPIRED'],
  [{ passportExpiry: '2574-12-10' }, 'passportExpiry', 'EXPIRY_TOO_FAR'],
] as const)('passenger with %j: %s is %s', (change, field, code) => {
  expect(checkDraft(withPassenger(change), rules)).toEqual({ [`passengers.0.${field}`]: code })
})

it.each([
  [{ email: 'mei@example' }, 'email', 'EMAIL_INVALID'],
  [{ email: '' }, 'email', 'REQUIRED'],
  [{ phone: 'call me' }, 'phone', 'PHONE_INVALID'],
  [{ phoneCountry: '' }, 'phoneCountry', 'REQUIRED'],
] as const)('contact with %j: %s is %s', (change, field, code) => {
  const draft = { ...good, contact: { ...good.contact, ...change } }
  expect(checkDraft(draft, rules)).toEqual({ [`contact.${field}`]: code })
})

it('requires no passport if none is needed', () => {
  const draft = withPassenger({ passportNumber: '', passportExpiry: '', passportCountry: '' })
  expect(checkDraft(draft, { ...rules, documents: 'none' })).toEqual({})
  expect(Object.values(checkDraft(draft, rules))).toEqual(['REQUIRED', 'REQUIRED', 'REQUIRED'])
})

it('requires the chosen document where an identity card suffices', () => {
  const needed = { ...rules, documents: 'id_card' as const }
  expect(checkDraft(good, needed)).toEqual({
    'passengers.0.idCardNumber': 'REQUIRED',
    'passengers.0.idCardCountry': 'REQUIRED',
  })
  expect(checkDraft(withPassenger({ document: 'passport' }), needed)).toEqual({})
  const card = { idCardNumber: '900517-14-5678', idCardCountry: 'MY', passportNumber: '' }
  expect(checkDraft(withPassenger(card), needed)).toEqual({})
  const expired = withPassenger({ ...card, idCardExpiry: '2026-12-10' })
  expect(checkDraft(expired, needed)).toEqual({ 'passengers.0.idCardExpiry': 'ID_CARD_EXPIRED' })
})
