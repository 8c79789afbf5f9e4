import { readTable, words } from './read-table.ts'

/** The codes that other names of regions are kept for, and those names. */
const namesOf = new Map<string, string[]>()
for (const [names = '', codes] of readTable('table/region-names.psv', 2)) {
  for (const code of words(codes)) {
    const own = names.split(',').map((name) => name.trim())
    namesOf.set(code, [...(namesOf.get(code) ?? []), ...own])
  }
}

/** Other names of the country (ISO 3166-1 alpha-2), or of the region of it that holds this place (its code). */
export const regionNames = (code: string): readonly string[] => namesOf.get(code) ?? []

/** Every country and place that has other names, for checking the table. */
export const regionCodes: readonly string[] = [...namesOf.keys()]
