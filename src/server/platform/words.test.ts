import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { openCatalogues, wordsOf } from './words.ts'

const folder = mkdtempSync(join(tmpdir(), 'words-'))
afterAll(() => rmSync(folder, { recursive: true }))

function write(language: string, words: Record<string, string>): void {
  mkdirSync(join(folder, language), { recursive: true })
  writeFileSync(join(folder, language, 'mail.json'), JSON.stringify(words))
}
write('en', {
  hello: 'Hello',
  minutes: '{count, plural, one {# minute left} other {# minutes left}}',
  bags: '{count, plural, one {# bag} other {# bags}}',
})
write('ru', {
  bags: '{count, plural, one {# сумка} few {# сумки} many {# сумок} other {# сумки}}',
})
write('fr', { bags: '{count, plural, one {# sac} other {# sacs}}' })
const say = openCatalogues(pathToFileURL(`${folder}/`))

test('messages come with their language and with the reader’s form of dates', () => {
  expect(wordsOf('mail', 'en').language).toBe('en')
  expect(wordsOf('mail', 'th').language).toBe('th')
  expect(wordsOf('mail', 'th').tag).toBe('th-TH-u-ca-gregory-nu-latn')
  expect(wordsOf('mail', 'th')('ticket-heading')).toBe('เอกสารการจอง')
  // This folder has no Thai mails: words are English, and dates and amounts look as on the Thai order's page.
  expect(say('mail', 'th').language).toBe('en')
  expect(say('mail', 'th').tag).toBe('th-TH-u-ca-gregory-nu-latn')
  expect(say('mail', 'th')('hello')).toBe('Hello')
})

test('missing messages are English with English plurals, the others use the language’s own', () => {
  const russian = say('mail', 'ru')
  expect(russian.tag).toBe('ru-RU')
  expect(russian('bags', { count: 21 })).toBe('21 сумка')
  expect(russian('bags', { count: 22 })).toBe('22 сумки')
  // By Russian rules 21 is "one", by French ones 0 is.
  expect(russian('minutes', { count: 21 })).toBe('21 minutes left')
  expect(say('mail', 'fr')('minutes', { count: 0 })).toBe('0 minutes left')
  expect(say('mail', 'fr')('bags', { count: 0 })).toBe('0 sac')
})

test('an unknown or empty language is English', () => {
  expect(say('mail', 'xx')('hello')).toBe('Hello')
  expect(say('mail', 'de')('hello')).toBe('Hello')
  // Mails tell screen readers this language.
  expect(say('mail', 'de').language).toBe('en')
})

test('a catalogue that is missing, or can’t be read, is reported once and shown in English', () => {
  const reports: string[] = []
  const read = openCatalogues(pathToFileURL(`${folder}/`), (problem) => reports.push(problem))
  mkdirSync(join(folder, 'sk'), { recursive: true })
  writeFileSync(join(folder, 'sk', 'mail.json'), '{"hello": "Dobrý')
  write('sl', { hello: 'Pozdravljeni {name' })
  for (const language of ['cs', 'sk', 'sl', 'cs', 'sk', 'sl', 'ru', 'en']) {
    expect(read('mail', language).has('hello')).toBe(true)
    expect(read('mail', language)('hello')).toBe('Hello')
  }
  expect(reports).toHaveLength(3)
  expect(reports[0]).toBe('messages of mail in cs are missing')
  expect(reports[1]).toMatch(/^messages of mail in sk cannot be read: .*JSON/)
  expect(reports[2]).toMatch(/^messages of mail in sl cannot be read: .*mail\.hello/)
})
