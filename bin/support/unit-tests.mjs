import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const imports = /(?:from|import\(?) '(\.[^']+)'/g
/** Whatever imports the first, directly or through other files, needs PostgreSQL. */
const withDatabase = [
  'test/support/database.ts',
  'src/server/platform/database/embedded-postgres.test.ts',
]

/** Returns all files of code. */
const codeFiles = () =>
  ['bench', 'bin', 'src', 'test']
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => join(folder, name)))
    .filter((file) => /\.tsx?$/.test(file))

/** Returns the test files that replace modules, which files after them in the same process would get too. */
export const mockingTestFiles = () =>
  codeFiles().filter(
    (file) => /\.test\.tsx?$/.test(file) && /\bvi\.(do)?[mM]ock\(/.test(readFileSync(file, 'utf8')),
  )

/** Returns the test files that need no database. */
export function unitTestFiles() {
  const files = codeFiles()
  const importers = new Map()
  for (const file of files) {
    for (const [, path] of readFileSync(file, 'utf8').matchAll(imports)) {
      const imported = join(dirname(file), path)
      importers.set(imported, [...(importers.get(imported) ?? []), file])
    }
  }
  const needing = new Set(withDatabase.map((file) => join(file)))
  // Those added here are visited too.
  for (const file of needing) for (const each of importers.get(file) ?? []) needing.add(each)
  return files.filter((file) => /\.test\.tsx?$/.test(file) && !needing.has(file))
}
