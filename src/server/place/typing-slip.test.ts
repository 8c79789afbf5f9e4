import { expect, test } from 'vitest'
import { beginsWithSlip } from './typing-slip.ts'

test.each([
  ['bangkok', 'bangkok', true, 'nothing wrong'],
  ['bangkok', 'bang', true, 'only begun'],
  ['bangkok', 'bankok', true, 'a letter missing'],
  ['bangkok', 'bangcok', true, 'a letter wrong'],
  ['bangkok', 'banggkok', true, 'a letter too many'],
  ['bangkok', 'bankgok', true, 'two swapped'],
  ['bangkok', 'abngkok', true, 'the first two swapped'],
  ['bangkok', 'angkok', true, 'the first missing'],
  ['rome', 'romes', true, 'one letter past the end'],
  ['rome', 'romess', false, 'two letters past the end'],
  ['bangkok', 'bnkok', false, 'two letters missing'],
  ['bangkok', 'tangcok', false, 'two letters wrong'],
  ['bangkok', 'london', false, 'another word'],
])('%s typed as %s: %s (%s)', (word, typed, expected) => {
  expect(beginsWithSlip(word, typed)).toBe(expected)
})
