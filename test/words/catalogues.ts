import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '../../src/contract/locales.ts'
import type { Words } from '../../src/contract/words/compile-words.ts'

/** A language’s messages by id (`namespace.key`). */
export type Catalogue = ReadonlyMap<string, string>

const localeFolder = join(import.meta.dirname, '../../locale')

/** The languages other than English, whose messages are checked against it. */
export const otherLanguages: readonly string[] = locales
  .map(({ code }) => code)
  .filter((code) => code !== 'en')

const read = new Map<string, ReadonlyMap<string, Words>>()

/** Returns a language's namespaces, with their messages as translators write them. They are read once. */
export function namespacesOf(code: string): ReadonlyMap<string, Words> {
  const known = read.get(code)
  if (known) return known
  const folder = join(localeFolder, code)
  const files = readdirSync(folder).filter((each) => each.endsWith('.json'))
  const namespaces = new Map<string, Words>(
    files.map((file) => [
      file.slice(0, -'.json'.length),
      JSON.parse(readFileSync(join(folder, file), 'utf8')),
    ]),
  )
  read.set(code, namespaces)
  return namespaces
}

/** Returns all messages of a language. */
export const catalogueOf = (code: string): Catalogue =>
  new Map(
    [...namespacesOf(code)].flatMap(([namespace, words]) =>
      Object.entries(words).map(([key, text]) => [`${namespace}.${key}`, text] as const),
    ),
  )
