import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { tableProblems } from './coverage-table.ts'

test('docs/coverage.md has a true row for every line of the specification', () => {
  const ids = readFileSync('test/coverage/spec-ids.txt', 'utf8').trim().split('\n')
  const table = existsSync('docs/coverage.md') ? readFileSync('docs/coverage.md', 'utf8') : ''
  expect(tableProblems(table, ids)).toEqual([])
})

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
