import { readTable, words } from './read-table.ts'

/** Other names of regions by code. */
const namesOf = new Map<string, string[]>()
for (const [names = '', codes] of readTable('table/region-names.psv', 2)) {
  for (const code of words(codes)) {
    const own = names.split(',').map((name) => name.trim())
    namesOf.set(code, [...(namesOf.get(code) ?? []), ...own])
  }
}

/** Returns other names of a country (ISO 3166-1 alpha-2), or of the region of a place (its code). */
export const regionNames = (code: string): readonly string[] => namesOf.get(code) ?? []

/** All countries and places with other names, for checking the table. */
export const regionCodes: readonly string[] = [...namesOf.keys()]
