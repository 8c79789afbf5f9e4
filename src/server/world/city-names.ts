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

/** Scripts that one of the site's languages is written in: a name in them is that language's. */
const scriptOf: Readonly<Record<string, RegExp>> = {
  bn: /^[\p{Script=Bengali}\p{M} -]+$/u,
  el: /^[\p{Script=Greek}\p{M} -]+$/u,
  hi: /^[\p{Script=Devanagari}\p{M} -]+$/u,
  // Japanese cities are written in Han, which Chinese is too; their names in kana are for reading aloud.
  ja: /^[\p{Script=Katakana}ー・ ]+$/u,
  km: /^[\p{Script=Khmer}\p{M} -]+$/u,
  ko: /^[\p{Script=Hangul} -]+$/u,
  th: /^[\p{Script=Thai}\p{M} -]+$/u,
}

/**
 * Returns a city's name in a language, if it's known. The tables don't say which language a name is of, so only languages
 * with a script of their own have them; the names of each script begin with the usual one.
 */
export function cityNameIn(id: string, language: string): string | undefined {
  const script = scriptOf[language]
  return script && names.get(id)?.find((name) => script.test(name))
}

/** All cities with other names, for checking the tables. */
export const namedCities: readonly string[] = [...names.keys()]
