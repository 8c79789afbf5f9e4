import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** How many requirements of levels 1 and 2 each section of the chapters has that are assessed. */
const sections: readonly (readonly [section: string, count: number])[] = [
  ['1.1', 2],
  ['1.2', 9],
  ['1.3', 11],
  ['1.4', 3],
  ['1.5', 2],
  ['2.1', 3],
  ['2.2', 3],
  ['2.3', 4],
  ['2.4', 1],
  ['3.2', 2],
  ['3.3', 4],
  ['3.4', 6],
  ['3.5', 5],
  ['3.7', 2],
  ['4.1', 3],
  ['4.2', 1],
  ['4.3', 2],
  ['4.4', 4],
  ['5.1', 1],
  ['5.2', 3],
  ['5.3', 2],
  ['5.4', 3],
  ['13.1', 1],
  ['13.2', 5],
  ['13.3', 2],
  ['13.4', 5],
  ['14.1', 2],
  ['14.2', 4],
  ['14.3', 3],
  ['15.1', 3],
  ['15.2', 3],
  ['15.3', 7],
  ['16.1', 1],
  ['16.2', 5],
  ['16.3', 4],
  ['16.4', 3],
  ['16.5', 3],
]

/** Rows of the tables in `docs/security/`: | # | requirement | status | shown by | */
const rows = globSync('docs/security/*.md')
  .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, id]) => /^\d+\.\d+\.\d+$/.test(id ?? ''))
  .map(([, id = '', asked = '', here = '', shownBy = '']) => ({ id, asked, here, shownBy }))

/** Returns a file's path; without a folder it's among the members' own. */
const placeOf = (file: string) => (/^(src|test)\//.test(file) ? file : `src/server/member/${file}`)

test('docs/security has one row for each requirement, and names its test', () => {
  const ids = rows.map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(190)
  // Within a section, requirements of level 3 follow those of levels 1 and 2.
  const wanted = sections.flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
  )
  expect(wanted.filter((id) => !ids.includes(id))).toEqual([])
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  const unshown = rows.filter(
    ({ here, shownBy }) => /^(?:partly )?met/.test(here) && shownBy === '',
  )
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
