import { readTable } from './read-table.ts'

const names = new Map<string, string[]>()
for (const [id = '', cell = ''] of [
  ...readTable('table/city-aliases.psv', 2),
  ...readTable('data/city-names.psv', 2),
]) {
  names.set(id, [...(names.get(id) ?? []), ...cell.split(',').map((name) => name.trim())])
}

/** Returns a city's names in other languages and scripts, and other names people type for it. */
export function cityNames(id: string): readonly string[] {
  return names.get(id) ?? []
}

/** All cities with other names, for checking the tables. */
export const namedCities: readonly string[] = [...names.keys()]
