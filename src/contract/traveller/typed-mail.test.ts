import { expect, it } from 'vitest'
import { emailSchema, mailAddressSchema } from '../member/member.ts'
import { mailFrom } from './typed-mail.ts'

it.each([
  'mei@example.com',
  ' mei@example.com ',
  'mailto:mei@example.com',
  'mailto:mei@example.com?subject=x',
  'MAILTO:mei@example.com?subject=Order%206P74WU&body=Hi',
  '<mailto:mei@example.com?subject=x>',
  'MAILTO:mei@example.com',
  '<mei@example.com>',
  'Mei Tan <mei@example.com>',
  '"Tan, Mei" <mailto:mei@example.com>',
  '"mei@example.com"',
  "'mei@example.com'",
  '“mei@example.com”',
  'mei@example.com.',
  'mei@example.com,',
  '(mei@example.com)',
  'mei\u200b@example.com',
  '\u200emei@example.com\u200f',
  '\u2066mei@example.com\u2069',
  '\u2060mei@example.com',
  'mei＠example.com',
  'ｍｅｉ＠ｅｘａｍｐｌｅ．ｃｏｍ',
])('%j is mei@example.com', (typed) => {
  expect(mailFrom(typed)).toBe('mei@example.com')
  expect(emailSchema.parse(typed)).toBe('mei@example.com')
  expect(mailAddressSchema.parse(typed)).toBe('mei@example.com')
})

it.each(['', 'mei', 'mei@', '<>', 'a@b@example.com', 'two@example.com three@example.com'])(
  '%j has no address',
  (typed) => {
    expect(mailAddressSchema.safeParse(typed).success).toBe(false)
  },
)
