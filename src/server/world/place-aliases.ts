import { readTable } from './read-table.ts'

const aliases = new Map(
  readTable('table/place-aliases.psv', 2).map(([code = '', names = '']) => [
    code,
    names.split(',').map((name) => name.trim()),
  ]),
)

/** Other names that people type for the place of an airport or metropolitan code. */
export function placeAliases(code: string): readonly string[] {
  return aliases.get(code) ?? []
}

/** Every code that has other names, for checking the table. */
export const aliasedCodes: readonly string[] = [...aliases.keys()]
