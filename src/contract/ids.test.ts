import { expect, it } from 'vitest'
import { codeFrom, orderCodeFrom, orderCodeSchema, orderCodesIn } from './ids.ts'

it.each([
  'VTNGVJ',
  'vtngvj',
  '#VTNGVJ',
  'Order number: VTNGVJ',
  'Order number VTNGVJ.',
  'VTN-GVJ',
  'vtn gvj',
  'Order: VTN GVJ',
  'VTNGVJ (Sojourn)',
  '“VTNGVJ”',
  'ＶＴＮＧＶＪ',
  'VTN\u200bGVJ',
  '\u202aVTNGVJ\u202c',
  'VTN\u00adGVJ',
])('%j is the order VTNGVJ', (typed) => {
  expect(orderCodeFrom(typed)).toBe('VTNGVJ')
  expect(orderCodeSchema.parse(typed)).toBe('VTNGVJ')
})

it.each(['', 'VTNGV', 'VTNGVJX', 'VTNG0J', 'number'.slice(0, 5)])('%j is no order', (typed) => {
  expect(orderCodeSchema.safeParse(typed).success).toBe(false)
})

it.each([
  ['order 6P74WU, thanks', '6P74WU THANKS'],
  ['order 6P7 4WU, thanks!', '6P74WU THANKS'],
  ['Number: VTNGVJ. Thanks', 'THANKS VTNGVJ NUMBER'],
  ['VTNGVJ', 'VTNGVJ'],
  ['Danke! VTN-GVJ', 'VTNGVJ'],
  ['no code at all', ''],
  ['AAAAAA BBBBBB CCCCCC DDDDDD 222222', '222222 DDDDDD CCCCCC'],
])('%j may be about the orders %s, likeliest first', (typed, codes) => {
  expect(orderCodesIn(typed).join(' ')).toBe(codes)
})

it('reads codes of any length as they were issued', () => {
  expect(codeFrom('w2m-253')).toBe('W2M253')
  expect(codeFrom('ａｂｃｄ 2345')).toBe('ABCD2345')
})
