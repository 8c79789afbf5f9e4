import { expect, it } from 'vitest'
import { refusalOf } from './refusal-of.ts'

it.each([
  ['550 5.1.1 <ana@test.example>: no such user', true],
  ['550-5.1.1 The account does not exist.\n550 5.1.1 See …', true],
  ['550 No such user here', true],
  ['551 User not local', true],
  ['556 5.1.10 Recipient address has null MX', true],
  ['550 5.2.1 The mailbox is disabled', true],
  ['552 5.2.2 Mailbox full', false],
  ['550 5.7.1 Message rejected as spam', false],
  ['450 4.2.1 Try again later', false],
  ['421 Too many connections', false],
  ['', false],
])('%j says for good that there is no such address: %s', (response, isFinal) => {
  const error = Object.assign(new Error('refused'), { code: 'EENVELOPE', response })
  expect(refusalOf(error) !== undefined).toBe(isFinal)
})

it('is only about recipients', () => {
  const response = '550 5.1.1 no such user'
  expect(refusalOf(Object.assign(new Error('no'), { code: 'EMESSAGE', response }))).toBeUndefined()
  expect(refusalOf(new Error(response))).toBeUndefined()
  expect(refusalOf(undefined)).toBeUndefined()
})
