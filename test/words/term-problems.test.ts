import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { catalogueOf, otherLanguages } from './catalogues.ts'
import { listed } from './exceptions/exception.ts'
import { otherTerms } from './exceptions/terms.ts'
import { readGlossary } from './glossary.ts'
import { termProblems } from './term-problems.ts'

const folder = join(import.meta.dirname, '../../docs/glossary')
const english = catalogueOf('en')
const exceptions = listed(otherTerms)
const all = otherLanguages.flatMap((code) => {
  const glossary = readGlossary(readFileSync(join(folder, `${code}.md`), 'utf8'))
  const problems = termProblems(code, glossary, catalogueOf(code), english)
  return [...problems].map(([id, says]) => ({ at: `${code} ${id}`, says }))
})

it('labels have the words that glossaries chose', () => {
  const unlisted = all.filter(({ at }) => !exceptions.has(at))
  expect(unlisted.map(({ at, says }) => `${at} ${says}`)).toEqual([])
})

it('every exception is needed', () => {
  const needed = new Set(all.map(({ at }) => at))
  expect([...exceptions].filter((each) => !needed.has(each))).toEqual([])
})

it('every glossary has a table of terms', () => {
  const sizes = otherLanguages.map(
    (code) => readGlossary(readFileSync(join(folder, `${code}.md`), 'utf8')).size,
  )
  expect(Math.min(...sizes)).toBeGreaterThan(90)
  expect(() => readGlossary('# Terms\n')).toThrow('no table')
})

const glossary = readGlossary(
  [
    '| English | chosen | refused, and why | source |',
    '| --- | --- | --- | --- |',
    '| guest | Gast | Besucher | none found |',
    '| to cancel, cancellation | stornieren (bookings); Stornierung | | none found |',
    '| cancel (a form) | abbrechen | | none found |',
  ].join('\n'),
)

it.each<[string, string, string, string[]]>([
  ['the chosen word', 'Guest', 'Gast', []],
  ['the chosen word in its plural', 'Guests', 'Gäste', []],
  ['another word', 'Guest', 'Besucher', ['“Besucher” instead of Gast']],
  ['the word of another meaning of its English', 'Cancel', 'Abbrechen', []],
  [
    'neither of two words',
    'Cancel',
    'Löschen',
    ['“Löschen” instead of stornieren, Stornierung, abbrechen'],
  ],
  ['a sentence without the word', 'The guest has left.', 'Alle sind abgereist.', []],
])('a label with %s', (_, original, message, says) => {
  const [own, source] = [message, original].map((text) => new Map([['demo.text', text]])) as [
    Map<string, string>,
    Map<string, string>,
  ]
  expect([...termProblems('de', glossary, own, source).values()]).toEqual(says)
})

it('a word without spaces around it is found', () => {
  const [own, source] = [new Map([['a.b', '返金先']]), new Map([['a.b', 'Refund']])]
  expect(termProblems('ja', new Map([['refund', ['返金']]]), own, source).size).toBe(0)
  expect(termProblems('ja', new Map([['refund', ['払戻']]]), own, source).size).toBe(1)
})
