import { expect, test } from 'vitest'
import { createWordTree } from './word-tree.ts'

const tree = createWordTree(['tokyo', 'london', 'long', 'lo', 'lodz', 'tokushima', 'onward'])
const wordsOf = (spans: ReturnType<typeof tree.withSlip>) => [
  ...new Set(spans.flatMap(({ from, to }) => tree.words.slice(from, to))),
]

test.each([
  ['lo', ['lo', 'lodz', 'london', 'long']],
  ['lon', ['london', 'long']],
  ['london', ['london']],
  ['londons', []],
  ['x', []],
])('words that begin with %s', (typed, expected) => {
  expect(wordsOf(tree.startingWith(typed))).toEqual(expected)
})

test.each([
  ['a wrong letter', 'tokya', ['tokyo']],
  ['a wrong first letter', 'rokyo', ['tokyo']],
  ['a missing letter', 'tkyo', ['tokyo']],
  ['a missing first letter', 'okyo', ['tokyo']],
  ['an extra letter', 'tokkyo', ['tokyo']],
  ['one letter past the end', 'lodze', ['lodz']],
  ['two letters swapped', 'tkoyo', ['tokyo']],
  ['the first two swapped', 'otkyo', ['tokyo']],
  ['the last two swapped', 'londno', ['london']],
  ['two typos', 'tkxyo', []],
])('%s: %s', (_, typed, expected) => {
  expect(wordsOf(tree.withSlip(typed))).toEqual(expected)
})
