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
  ['a@yahoo.co', 'a@yahoo.com'],
  ['a@hotmail.cm', 'a@hotmail.com'],
  ['a@yahoo.com.mj', 'a@yahoo.com.my'],
  ['a@qq.con', 'a@qq.com'],
  ['a@their-own.vom', 'a@their-own.com'],
])('%s was probably %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant)
})

it.each([
  ...['mei@gmail.com', 'mei@example.org', 'mei@qq.com', 'mei@pp.com', 'mei', '@gmial.com', ''],
  // Services of their own countries, one letter away from another country's.
  ...['a@yahoo.com.mx', 'a@yahoo.com.br', 'a@yahoo.gr', 'a@outlook.it', 'a@live.co.za', 'a@gmx.at'],
])('leaves %j alone', (typed) => {
  expect(suggestEmail(typed)).toBeUndefined()
})
