import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Rows of the tables of `docs/security.md`: | # | requirement | status | shown by | */
const rows = readFileSync('docs/security.md', 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, id]) => /^\d+\.\d+\.\d+$/.test(id ?? ''))
  .map(([, id = '', asked = '', here = '', shownBy = '']) => ({ id, asked, here, shownBy }))

/** Returns a file's path; without a folder it's among the members' own. */
const placeOf = (file: string) => (/^(src|test)\//.test(file) ? file : `src/server/member/${file}`)

test('docs/security.md has one row for each requirement, and names its test', () => {
  const ids = rows.map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(60)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  const unshown = rows.filter(({ here, shownBy }) => here.startsWith('met') && shownBy === '')
  expect(unshown).toEqual([])
})

test.each(rows.filter(({ shownBy }) => shownBy.includes('`')))(
  '$id $asked: $shownBy is there',
  ({ shownBy }) => {
    const files = [...shownBy.matchAll(/`([\w/.-]+\.tsx?)`/g)].map(([, file = '']) => placeOf(file))
    expect(files.filter((file) => !existsSync(file))).toEqual([])
    const text = files.map((file) => readFileSync(file, 'utf8')).join('\n')
    for (const [, name] of shownBy.matchAll(/"([^"]+)"/g)) expect(text).toContain(name)
  },
)
