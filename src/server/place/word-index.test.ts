import { expect, test } from 'vitest'
import { airports } from '../world/airport.ts'
import { foldText } from './fold-text.ts'
import { beginsWithSlip } from './typing-slip.ts'
import { createWordIndex } from './word-index.ts'

const words = [...new Set(airports.flatMap(({ city }) => foldText(city).split(' ')))]
const index = createWordIndex(words.map((word) => [word]))

const typos: [string, (word: string, at: number) => string][] = [
  ['none', (word) => word],
  ['an extra letter', (word, at) => `${word.slice(0, at)}e${word.slice(at)}`],
  ['a missing letter', (word, at) => word.slice(0, at) + word.slice(at + 1)],
  ['a wrong letter', (word, at) => `${word.slice(0, at)}o${word.slice(at + 1)}`],
  [
    'two letters swapped',
    (word, at) => word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
  ],
]

test.each(typos)('with %s, finds what comparing every word finds', (_, mistype) => {
  const long = words.filter(({ length }) => length > 5).filter((_word, at) => at % 40 === 0)
  for (const word of long) {
    for (const at of [0, 1, 2, 4]) {
      const typed = mistype(word, at)
      const expected = words.flatMap((each, number) => (beginsWithSlip(each, typed) ? number : []))
      expect(index.withAll([typed], true), typed).toEqual(expected)
    }
  }
})
