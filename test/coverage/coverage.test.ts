import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { locales } from '../../src/contract/locales.ts'
import { readRows, tableProblems } from './coverage-table.ts'

test('docs/coverage.md has a correct row for every line of the specification', () => {
  const ids = readFileSync('test/coverage/spec-ids.txt', 'utf8').trim().split('\n')
  const table = existsSync('docs/coverage.md') ? readFileSync('docs/coverage.md', 'utf8') : ''
  expect(tableProblems(table, ids)).toEqual([])
})

// Staff read English: their desk, its errors and its mails.
const isDesk = (id: string) => /^(desk[-.]|ticket-mail\.desk-|error\.(DESK|MAIL)_)/.test(id)

test('languages count as working only if each has every message that isn’t the desk’s', () => {
  const claims = readRows(readFileSync('docs/coverage.md', 'utf8')).filter(
    ({ id, state }) => ['S1.1', 'S9.5'].includes(id) && state === 'works',
  )
  const incomplete = locales
    .map(({ code }) => code)
    .filter((code) => missingWords(code).some((id) => !isDesk(id)))
  expect(claims.length > 0 ? incomplete : []).toEqual([])
})

test('a language without a catalogue has no messages', () => {
  expect(missingWords('en')).toEqual([])
  expect(missingWords('none')).toContain('common.save')
})

// Columns of results, and patterns of code that uses them.
test.each([
  ['S2.90', /mode="top"/],
  ['S2.90', /mode="fullscreen"/],
  ['S3.22', /toast\(\{[^}]*compact/],
  // All that it shows stack.
  ['S3.22', /\buseErrorToast\(\)/],
  ['S3.25', /device\.(browser|system)\b/],
  ['S3.28', /idcard/],
  ['S3.36', /\bhourlySlots?\b/],
])('%s is not said to work while no page uses %s', (id, use) => {
  const pages = globSync('src/web/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.|\/(ui|tracking)\/|placeholders/.test(file),
  )
  const isUsed = pages.some((file) => use.test(readFileSync(file, 'utf8')))
  const row = readRows(readFileSync('docs/coverage.md', 'utf8')).find((each) => each.id === id)
  expect(isUsed ? ['works', 'later'] : ['later']).toContain(row?.state)
})

/** Returns the English ids missing in a language. */
function missingWords(code: string): string[] {
  return globSync('locale/en/*.json').flatMap((english) => {
    const own = english.replace('/en/', `/${code}/`)
    const words = existsSync(own) ? JSON.parse(readFileSync(own, 'utf8')) : {}
    const namespace = basename(english, '.json')
    return Object.keys(JSON.parse(readFileSync(english, 'utf8')))
      .filter((id) => !words[id])
      .map((id) => `${namespace}.${id}`)
  })
}

describe('what the check finds', () => {
  const there = (path: unknown) => path !== 'src/gone.ts'
  const found = (...rows: string[]) => tableProblems(rows.join('\n'), ['S1.1'], there)

  test.each<[string, string[], string[]]>([
    ['a good row', ['| S1.1 | Search | `src/a.ts` | `a.test.ts` | works |'], []],
    ['a good row for later', ['| S1.1 | Search | | | later |'], []],
    ['a missing row', [], ['S1.1 has no row']],
    ['a row twice', Array(2).fill('| S1.1 | Search | | | later |'), ['S1.1 has 2 rows']],
    [
      'a row nobody asked for',
      ['| S1.1 | Search | | | later |', '| S9.9 | More | | | later |'],
      ['S9.9 is no id of the specification'],
    ],
    [
      'a file that is gone',
      ['| S1.1 | Search | `src/gone.ts` | `a.test.ts` | works |'],
      ['S1.1: src/gone.ts does not exist'],
    ],
    [
      'a claim without a test',
      ['| S1.1 | Search | `src/a.ts` | | works |'],
      ['S1.1 works without a test'],
    ],
    ['a word of its own', ['| S1.1 | Search | | | soon |'], ['S1.1 is neither works nor later']],
    ['no meaning', ['| S1.1 | | | | later |'], ['S1.1 does not say what it means']],
  ])('%s', (_, rows, problems) => {
    expect(found(...rows)).toEqual(problems)
  })
})
