import { expect, test } from 'vitest'
import { airports } from '../world/airport.ts'
import { foldText } from './fold-text.ts'
import { beginsWithSlip } from './typing-slip.ts'
import { createWordIndex } from './word-index.ts'

const words = [...new Set(airports.flatMap(({ englishCity }) => foldText(englishCity).split(' ')))]
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

const inOrder = (a: number, b: number) => a - b

test.each(typos)('with %s, finds what comparing every word finds', (_, mistype) => {
  const long = words.filter(({ length }) => length > 5).filter((_word, at) => at % 40 === 0)
  for (const word of long) {
    for (const at of [0, 1, 2, 4]) {
      const typed = mistype(word, at)
      const expected = words.flatMap((each, number) => (beginsWithSlip(each, typed) ? number : []))
      expect(index.withAll([typed], true).sort(inOrder), typed).toEqual(expected)
    }
  }
})

test('several words are found in any order, whichever of them is rare', () => {
  const cities = airports.map(({ englishCity }) => foldText(englishCity).split(' '))
  const whole = createWordIndex(cities)
  const begins = (typed: string, slips: boolean) => (word: string) =>
    slips ? beginsWithSlip(word, typed) : word.startsWith(typed)
  for (const typed of [
    'san jo',
    'jo san',
    'sna jose',
    'san joes',
    'new yrok',
    's s',
    'ho chi minh',
  ]) {
    const words = typed.split(' ')
    // A word of three letters may have the typo, if the others have none.
    const choices = [
      words.map(({ length }) => length >= 4),
      ...words.flatMap(({ length }, at) =>
        length === 3 ? [words.map((_, other) => other === at)] : [],
      ),
    ]
    const expected = cities.flatMap((city, number) =>
      choices.some((slips) =>
        words.every((word, at) => city.some(begins(word, slips[at] ?? false))),
      )
        ? number
        : [],
    )
    expect(whole.withAll(words, true).sort(inOrder), typed).toEqual(expected)
    expect(expected.length, typed).toBeGreaterThan(0)
  }
})
