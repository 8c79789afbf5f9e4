import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox.ts'

test.each([
  ['Mei.Tan@Gmail.com', 'meitan@gmail.com'],
  ['m.e.i.t.a.n+trip@googlemail.com', 'meitan@gmail.com'],
  ['mei+trip@example.com', 'mei@example.com'],
  ['mei.tan@outlook.com', 'mei.tan@outlook.com'],
  ['+mei@example.com', '+mei@example.com'],
])('%s is the mailbox of %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})
