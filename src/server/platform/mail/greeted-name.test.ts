import { expect, it } from 'vitest'
import { greetedName } from './greeted-name.ts'

it.each([
  ['ANNA MARIA', 'Anna Maria'],
  ['anna maria', 'Anna Maria'],
  ["ANNE-MARIE O'NEIL", "Anne-Marie O'Neil"],
  ['JOSÉ İNCİ', 'José İnci'],
  ['МАРИЯ', 'Мария'],
  // Two letters may be initials, and whoever types both cases means them.
  ['JP', 'JP'],
  ['Anna van der Berg', 'Anna van der Berg'],
  ['McKenzie', 'McKenzie'],
  // Scripts without capitals at the start of a name.
  ['ანა', 'ანა'],
  ['สมชาย', 'สมชาย'],
  ['', ''],
])('a mail greets %s as %s', (typed, greeted) => {
  expect(greetedName(typed)).toBe(greeted)
})
