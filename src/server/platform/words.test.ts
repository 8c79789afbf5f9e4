import { expect, test } from 'vitest'
import { wordsOf } from './words.ts'

test('words come with the language they are in, so that dates beside them match', () => {
  expect(wordsOf('mail', 'en').language).toBe('en')
  // Thai mails are not written yet: a Thai order's mail is English throughout, its dates too.
  expect(wordsOf('mail', 'th').language).toBe('en')
  expect(wordsOf('mail', 'th')('ticket-heading')).toBe(wordsOf('mail', 'en')('ticket-heading'))
})
