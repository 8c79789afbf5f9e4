import { expect, it } from 'vitest'
import { suggestEmail } from './suggest-email.ts'

it.each([
  ['mei@gmail.con', 'mei@gmail.com'],
  ['mei@gmial.com', 'mei@gmail.com'],
  ['mei@gamil.co', 'mei@gmail.com'],
  ['a.b@hotmal.com', 'a.b@hotmail.com'],
  ['a@yaho.com.my', 'a@yahoo.com.my'],
  ['a@iclod.com', 'a@icloud.com'],
  ['a@navr.com', 'a@naver.com'],
  ['a@windowslve.com', 'a@windowslive.com'],
])('%s was probably %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant)
})

it.each(['mei@gmail.com', 'mei@example.org', 'mei@qq.com', 'mei@pp.com', 'mei', '@gmial.com', ''])(
  'leaves %j alone',
  (typed) => {
    expect(suggestEmail(typed)).toBeUndefined()
  },
)
