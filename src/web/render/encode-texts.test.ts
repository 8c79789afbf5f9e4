import { expect, test } from 'vitest'
import { encodeTexts } from './encode-texts.ts'

const decoded = (...texts: string[]) => new TextDecoder().decode(encodeTexts(...texts))

test('texts of any script follow each other', () => {
  expect(decoded('<p>', 'ราคา €', '', '🛏')).toBe('<p>ราคา €🛏')
  expect(decoded()).toBe('')
})

test('a text longer than all before fits, and what was returned before stays as it was', () => {
  const first = encodeTexts('kept')
  const long = 'ก'.repeat(2 ** 20)
  expect(decoded(long, 'end')).toBe(`${long}end`)
  expect(new TextDecoder().decode(first)).toBe('kept')
})
