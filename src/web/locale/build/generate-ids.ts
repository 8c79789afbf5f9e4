import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { idTypes } from './id-types.ts'

const root = join(import.meta.dirname, '../../../..')
const englishFolder = join(root, 'locale/en')
const typesFolder = join(root, 'src/web/locale/ids')

/** Writes `ids/<namespace>.d.ts` for every English namespace and removes those without one. */
export function generateIds(): void {
  mkdirSync(typesFolder, { recursive: true })
  const wanted = idFiles()
  for (const [file, text] of wanted) {
    const path = join(typesFolder, file)
    if (readOrEmpty(path) !== text) writeFileSync(path, text)
  }
  for (const file of readdirSync(typesFolder)) {
    if (!wanted.has(file)) rmSync(join(typesFolder, file))
  }
}

/** Returns the text of every declaration file by file name, from the current English catalogues. */
export function idFiles(): Map<string, string> {
  const files = new Map<string, string>()
  for (const file of readdirSync(englishFolder).filter((each) => each.endsWith('.json'))) {
    const namespace = file.slice(0, -'.json'.length)
    const words = JSON.parse(readFileSync(join(englishFolder, file), 'utf8'))
    files.set(`${namespace}.d.ts`, idTypes(namespace, words))
  }
  return files
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

if (process.argv[1] === import.meta.filename) generateIds()
