import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Words } from '../../../src/contract/words/compile-words.ts'
import { type Catalogue, namespacesOf } from '../../words/catalogues.ts'
import { stretched } from './pseudo.ts'

/** A language that the site doesn't have, but `Intl` does. */
export const another = { code: 'eo', name: 'Esperanto', tag: 'eo' }

/** Everything that the site is built from and runs on, except its packages. */
const parts = [
  ...['src', 'locale', 'public', 'bin', 'package.json', 'package-lock.json', 'tsconfig.json'],
  ...['vite.config.ts', 'react-router.config.ts'],
]

/**
 * Copies the project, adds a language to the copy as docs/adding-a-language.md says and in no other way, and builds it. Its texts
 * are stretched English ones. Returns the copy's folder.
 */
export function projectWithAnotherLanguage(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sojourn-language-'))
  for (const part of parts) cpSync(part, join(folder, part), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  // Step 1.
  const list = join(folder, 'src/contract/locales.ts')
  const rows = readFileSync(list, 'utf8')
  const row = `  row('${another.code}', '${another.name}', '${another.tag}', 'PL'),\n`
  writeFileSync(list, rows.replace('] as const satisfies', `${row}] as const satisfies`))
  // Step 2.
  const own = join(folder, 'locale', another.code)
  mkdirSync(own)
  for (const [namespace, words] of stretchedWords()) {
    writeFileSync(join(own, `${namespace}.json`), JSON.stringify(words))
  }
  execFileSync(resolve('node_modules/.bin/node'), ['bin/support/build.mjs'], {
    cwd: folder,
    stdio: 'ignore',
  })
  return folder
}

/** Returns its messages by id. */
export const wordsOfAnother = (): Catalogue =>
  new Map(
    [...stretchedWords()].flatMap(([namespace, words]) =>
      Object.entries(words).map(([key, text]) => [`${namespace}.${key}`, text] as const),
    ),
  )

/** The messages by namespace, without those of staff's pages. Buttons stay as short as translators are told. */
function stretchedWords(): Map<string, Words> {
  const travellers = [...namespacesOf('en')].filter(([namespace]) => !namespace.startsWith('desk'))
  return new Map(
    travellers.map(([namespace, words]) => {
      const notes = JSON.parse(readFileSync(`locale/en/notes/${namespace}.json`, 'utf8'))
      const texts = Object.entries(words).map(([key, text]) => [
        key,
        stretched(text, notes.maxLengths?.[key]),
      ])
      return [namespace, Object.fromEntries(texts)]
    }),
  )
}
