import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox.ts'

test.each([
  ['Mei.Tan@Gmail.com', 'meitan@gmail.com'],
  ['m.e.i.t.a.n+trip@googlemail.com', 'meitan@gmail.com'],
  ['mei+trip@example.com', 'mei@example.com'],
  ['kim@pm.me', 'kim@proton.me'],
  ['kim@protonmail.com', 'kim@proton.me'],
  ['K_i-m.+trip@proton.me', 'kim@proton.me'],
  ['mei.tan@me.com', 'mei.tan@icloud.com'],
  ['mei.tan@outlook.com', 'mei.tan@outlook.com'],
  ['+mei@example.com', '+mei@example.com'],
])('%s is the mailbox of %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})
