import { expect, it } from 'vitest'
import type { ContactDetails } from '../../src/contract/checkout/contact.ts'
import { emailSchema, mailAddressSchema } from '../../src/contract/member/member.ts'
import { contactProblems as ofServer } from '../../src/server/checkout/contact-rules.ts'
import { contactProblems as ofPage } from '../../src/web/traveller/check-contact.ts'

const mei: ContactDetails = {
  givenName: 'Mei',
  surname: 'Tan',
  email: 'mei@example.com',
  phoneCountry: 'MY',
  phone: '012-345 6789',
}
const onPage = (contact: ContactDetails) =>
  Object.fromEntries(ofPage(contact).filter(([, code]) => code !== undefined))

it.each<[string, Partial<ContactDetails>]>([
  ['an address with an apostrophe', { email: "o'neil@example.com" }],
  ['an address with accents', { email: 'jürgen@bücher.example' }],
  ['an address in another script', { email: '美玲@例え.テスト' }],
  ['names in another script', { givenName: '美玲', surname: '陳' }],
  ['a name with an initial', { givenName: 'J. R.', surname: 'O’Neill-Tan' }],
  ['a number with its dialling code', { phone: '+66 81 234 5678' }],
  ['a number with a slash', { phoneCountry: 'DE', phone: '030/901820' }],
  ['a number with brackets', { phoneCountry: 'US', phone: '(212) 555-0142' }],
  ['a number in wide digits', { phone: '＋６０ １２ ３４５６７８９' }],
])('neither page nor server refuses %s (S5.13)', (_, typed) => {
  expect(onPage({ ...mei, ...typed })).toEqual({})
  expect(ofServer({ ...mei, ...typed })).toEqual({})
})

it.each<[keyof ContactDetails, string, string]>([
  ['givenName', '', 'REQUIRED'],
  ['givenName', 'see http://a.example', 'NAME_PLAIN'],
  ['surname', ' ', 'REQUIRED'],
  ['surname', '<b>Tan</b>', 'NAME_PLAIN'],
  ['email', '', 'REQUIRED'],
  ['email', 'mei@example', 'EMAIL_INVALID'],
  ['email', 'mei example.com', 'EMAIL_INVALID'],
  ['email', 'mei@127.0.0.1', 'EMAIL_INVALID'],
  ['email', 'mei@example.com, eve@example.com', 'EMAIL_INVALID'],
  ['phoneCountry', '', 'REQUIRED'],
  ['phone', '', 'REQUIRED'],
  ['phone', 'call me', 'PHONE_INVALID'],
  ['phone', '12', 'PHONE_INVALID'],
])('both say the same of %s %j: %s (S5.13)', (field, text, code) => {
  expect(onPage({ ...mei, [field]: text })).toEqual({ [field]: code })
  expect(ofServer({ ...mei, [field]: text })).toEqual({ [field]: code })
})

it.each(['mei@example.com', "o'neil@example.com", 'jürgen@bücher.example', 'a.b+c@x.co.uk'])(
  'whoever can book as %s can look up orders, write to support and erase their data (S5.13)',
  (email) => {
    expect(ofServer({ ...mei, email })).toEqual({})
    expect(mailAddressSchema.safeParse(` ${email.toUpperCase()} `)).toMatchObject({ data: email })
  },
)

it.each(['mei@example.com', "o'neil@example.com", 'a_b-c+d@x.co.uk', '1@a.io'])(
  'whoever can sign up as %s can book (S5.13)',
  (email) => {
    expect(emailSchema.safeParse(email).success).toBe(true)
    expect(ofServer({ ...mei, email })).toEqual({})
  },
)
