import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { localeByCode } from '../../../contract/locales.ts'
import { translationProblems } from './translation-problems.ts'

const folder = join(import.meta.dirname, '../../../../locale')
const read = (path: string) => JSON.parse(readFileSync(join(folder, path), 'utf8'))

it('other languages’ catalogues match English and its notes', () => {
  const problems = globSync('*/*.json', { cwd: folder }).flatMap((file) => {
    const [code, namespace] = [dirname(file), basename(file, '.json')]
    const tag = localeByCode(code)?.tag
    if (!tag) return [`${file}: ${code} is no language of the site`]
    if (code === 'en') return []
    const { maxLengths } = read(`en/notes/${namespace}.json`)
    return translationProblems(tag, namespace, read(file), {
      english: read(`en/${namespace}.json`),
      maxLengths,
    })
  })
  expect(problems).toEqual([])
})

describe('a translation', () => {
  const english = {
    select: 'Select',
    agree: 'Agree to our <terms>terms</terms>, {name}',
    bags: '{count, plural, one {# bag} other {# bags}}',
  }
  const problems = (tag: string, words: Record<string, string>) =>
    translationProblems(tag, 'demo', words, { english, maxLengths: { select: 9 } })

  it.each<[string, string, Record<string, string>, string[]]>([
    ['may lack messages', 'pl-PL', { select: 'Wybierz' }, []],
    [
      'has all forms of its plurals',
      'de-DE',
      { bags: '{count, plural, one {# Tasche} other {# Taschen}}' },
      [],
    ],
    [
      'lacks forms that English has not',
      'pl-PL',
      { bags: '{count, plural, one {# torba} other {# torby}}' },
      ['demo.bags: lacks the plural form many, few'],
    ],
    [
      'needs one form where its language has one',
      'th-TH',
      { bags: '{count, plural, other {# ใบ}}' },
      [],
    ],
    [
      'lost a link',
      'de-DE',
      { agree: 'Stimmen Sie den Bedingungen zu, {name}' },
      ['demo.agree: has {name} to fill in instead of </terms> <terms> {name}'],
    ],
    [
      'translated a placeholder',
      'de-DE',
      { agree: 'Den <terms>Bedingungen</terms> zustimmen, {Name}' },
      ['demo.agree: has </terms> <terms> {Name} to fill in instead of </terms> <terms> {name}'],
    ],
    [
      'is longer than its button',
      'de-DE',
      { select: 'Jetzt auswählen' },
      ['demo.select: 15 characters, and there is room for 9'],
    ],
    [
      'has a message of its own',
      'de-DE',
      { old: 'Alt' },
      ['demo.old: English has no such message'],
    ],
  ])('%s', (_, tag, words, found) => {
    expect(problems(tag, words)).toEqual(found)
  })

  it('that can’t be parsed is named', () => {
    expect(() => problems('de-DE', { bags: '{count, plural, one {#' })).toThrow('demo.bags')
  })
})
