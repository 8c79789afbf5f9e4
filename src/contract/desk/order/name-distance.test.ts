import { expect, test } from 'vitest'
import { isSmallCorrection } from './name-distance.ts'

const named = (name: string) => {
  const [givenName = '', surname = '', title = 'ms'] = name.split('/')
  return { title, givenName, surname }
}

test.each([
  ['a typing error', 'SIOBHAN/OBRIEN', 'SIOBHAN/OBRIAN', true],
  ['three letters', 'ANNA/TAN', 'ANNEKA/TAN', true],
  ['case and accents', 'Zoë/Müller', 'ZOE/MULLER', true],
  ['a hyphen', 'Mei-Ling/Tan', 'MEI LING/TAN', true],
  ['swapped names', 'TAN/MEI LING', 'MEI LING/TAN', true],
  ['only a title', 'MEI/TAN/ms', 'MEI/TAN/mr', true],
  ['four letters', 'ANNA/TAN', 'ANNEGRET/TAN', false],
  ['four letters in two names', 'JOHANN/SCHMIDT', 'JOHUMN/SCHNEDT', false],
  ['somebody else with a short name', 'MEI/LI', 'MEI/WU', false],
  ['somebody else', 'SIOBHAN/OBRIEN', 'COMPLETELY/DIFFERENT', false],
  ['a name that is removed', 'MEI/TAN', '/TAN', false],
])('%s: %s to %s', (_, before, after, isSmall) => {
  expect(isSmallCorrection(named(before), named(after))).toBe(isSmall)
})
