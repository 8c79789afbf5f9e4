import { existsSync } from 'node:fs'

/** A row of `docs/coverage.md`: | id | meaning | lives in | test | state | */
export interface Row {
  id: string
  meaning: string
  places: string[]
  tests: string[]
  state: string
}

/** Returns all problems of the table, as text; `ids` need a row each. */
export function tableProblems(
  table: string,
  ids: readonly string[],
  exists = existsSync,
): string[] {
  const rows = readRows(table)
  const problems: string[] = []
  const counts = Map.groupBy(rows, ({ id }) => id)
  for (const id of ids) if (!counts.has(id)) problems.push(`${id} has no row`)
  for (const [id, { length }] of counts) {
    if (!ids.includes(id)) problems.push(`${id} is no id of the specification`)
    if (length > 1) problems.push(`${id} has ${length} rows`)
  }
  for (const row of rows) problems.push(...rowProblems(row, exists))
  return problems
}

function rowProblems({ id, meaning, places, tests, state }: Row, exists: typeof existsSync) {
  const problems = [...places, ...tests]
    .filter((file) => !exists(file))
    .map((file) => `${id}: ${file} does not exist`)
  if (meaning === '') problems.push(`${id} does not say what it means`)
  if (state !== 'works' && state !== 'later') problems.push(`${id} is neither works nor later`)
  if (state === 'works' && tests.length === 0) problems.push(`${id} works without a test`)
  return problems
}

/** Returns the table's rows, ignoring text around it. */
export function readRows(table: string): Row[] {
  return table
    .split('\n')
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
    .filter(([, id]) => /^S\d+\.\d+$/.test(id ?? ''))
    .map(([, id = '', meaning = '', places = '', tests = '', state = '']) => ({
      id,
      meaning,
      state,
      places: filesIn(places),
      tests: filesIn(tests),
    }))
}

/** Returns the paths in a cell's backticks, without a test's name after them. */
const filesIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path)
