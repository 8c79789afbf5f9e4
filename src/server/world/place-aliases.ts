import { readTable } from './read-table.ts'

const namesByCode = (records: string[][]): Map<string, string[]> =>
  new Map(
    records.map(([code = '', names = '']) => [code, names.split(',').map((name) => name.trim())]),
  )

const aliases = namesByCode(readTable('table/place-aliases.psv', 2))
const translations = namesByCode(readTable('data/place-names.psv', 2))
const ownTranslations = namesByCode(readTable('table/place-names.psv', 2))

/** Returns other names people type for the place of an airport or metropolitan code. */
export function placeAliases(code: string): readonly string[] {
  return aliases.get(code) ?? []
}

/** Returns names of an airport's or metropolitan area's city in other languages and scripts. */
export function translatedNames(code: string): readonly string[] {
  return [...(ownTranslations.get(code) ?? []), ...(translations.get(code) ?? [])]
}

/** All codes with other names, for checking the tables. */
export const aliasedCodes: readonly string[] = [
  ...aliases.keys(),
  ...translations.keys(),
  ...ownTranslations.keys(),
]
