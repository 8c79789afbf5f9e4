import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { catalogueOf, otherLanguages } from './catalogues.ts'
import { rightElsewhere } from './exceptions/refused-words.ts'
import { refusedWords } from './glossary.ts'
import { refusedWordsUsed } from './refused-words.ts'

const folder = join(import.meta.dirname, '../../docs/glossary')
const exceptions = otherLanguages.flatMap((code) =>
  (rightElsewhere[code] ?? '').split(', ').map((word) => `${code} ${word}`),
)
const used = otherLanguages.flatMap((code) => {
  const refused = refusedWords(readFileSync(join(folder, `${code}.md`), 'utf8'))
  return [...refusedWordsUsed(code, catalogueOf(code), refused)].map(([word, id]) => ({
    word: `${code} ${word}`,
    id,
  }))
})

it('no message has a word that its glossary refuses', () => {
  const unlisted = used.filter(({ word }) => !exceptions.includes(word))
  expect(unlisted.map(({ word, id }) => `${word}: ${id}`)).toEqual([])
})

it('every exception is needed', () => {
  const needed = new Set(used.map(({ word }) => word))
  expect(exceptions.filter((each) => !needed.has(each))).toEqual([])
})

const glossary = [
  '| English | chosen | refused, and why | source |',
  '| --- | --- | --- | --- |',
  '| order | Bestellung | Auftrag (LH): trade; Buchung: that’s a booking; Order | none found |',
  '| booking | Buchung | Reservierung is what isn’t paid yet | none found |',
].join('\n')

it('words are refused that no other term has', () => {
  expect(refusedWords(glossary)).toEqual(['auftrag', 'order', 'reservierung'])
})

it.each<[string, string, string, string[]]>([
  ['the word', 'de', 'Ihr Auftrag ist da', ['auftrag']],
  ['the word in another case', 'de', 'Nummer des Auftrags', ['auftrag']],
  ['the word in one plural form', 'de', '{n, plural, one {Buchung} other {Order}}', ['order']],
  ['a word that ends with it', 'de', 'Sie können Vorauftrag sagen', []],
  ['a placeholder of that name', 'de', 'Buchung {order}', []],
])('a message with %s', (_, code, message, words) => {
  const own = new Map([['demo.text', message]])
  expect([...refusedWordsUsed(code, own, refusedWords(glossary)).keys()]).toEqual(words)
})

it('a word without spaces around it is found', () => {
  expect(refusedWordsUsed('ja', new Map([['a.b', 'この注文は']]), ['注文'])).toEqual(
    new Map([['注文', 'a.b']]),
  )
})
