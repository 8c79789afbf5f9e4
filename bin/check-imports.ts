import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'oxc-parser'
import { findCycles } from './support/find-cycles.ts'
import { forbidden, forbiddenName } from './support/import-rules.ts'

interface Import {
  to: string
  lazy: boolean
  /** What is imported, as the other file calls it. */
  names: string[]
}

/**
 * Returns a file's imports from this repository. Type imports and dynamic imports count for the import rules, but not
 * for cycles.
 */
function importsOf(file: string): Import[] {
  const text = readFileSync(file, 'utf8')
  const { module, errors } = parseSync(file, text)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const found: Import[] = []
  for (const { moduleRequest, entries } of module.staticImports) {
    const lazy = entries.length > 0 && entries.every((entry) => entry.isType)
    const names = entries.flatMap(({ importName }) => importName.name ?? [])
    found.push({ to: moduleRequest.value, lazy, names })
  }
  for (const each of module.staticExports.flatMap(({ entries }) => entries)) {
    const { moduleRequest, isType, importName } = each
    const names = importName.name ? [importName.name] : []
    if (moduleRequest) found.push({ to: moduleRequest.value, lazy: isType, names })
  }
  for (const { moduleRequest: words } of module.dynamicImports) {
    found.push({ to: text.slice(words.start + 1, words.end - 1), lazy: true, names: [] })
  }
  return found
    .filter(({ to }) => to.startsWith('.'))
    .map((each) => ({ ...each, to: normalize(join(dirname(file), each.to)) }))
}

/**
 * Returns which modules of a layer import which, including type imports, because readers follow those too. Tests don't
 * count.
 */
function modulesOf(layer: string): Map<string, string[]> {
  const isTest = (file: string) => /\.test\.tsx?$|\/testing\//.test(file)
  const moduleOf = (file: string) => new RegExp(`^${layer}/([^/]+)/`).exec(file)?.[1]
  const modules = new Map<string, Set<string>>()
  for (const [file, imports] of graph) {
    const from = moduleOf(file)
    if (!from || isTest(file)) continue
    const known = modules.get(from) ?? new Set()
    for (const { to } of imports) {
      const other = moduleOf(to)
      if (other && other !== from) known.add(other)
    }
    modules.set(from, known)
  }
  return new Map([...modules].map(([from, known]) => [from, [...known]]))
}

const files = globSync('src/**/*.{ts,tsx}').map((file) => normalize(file))
const graph = new Map(files.map((file) => [file, importsOf(file)]))
const broken: string[] = []
for (const [from, imports] of graph) {
  for (const { to, names } of imports) {
    const reason = forbidden(from, to)
    if (reason) broken.push(`${from} imports ${to}: ${reason}`)
    for (const name of names) {
      const why = forbiddenName(from, to, name)
      if (why) broken.push(`${from} imports ${name} of ${to}: ${why}`)
    }
  }
}
const values = new Map(
  [...graph].map(([from, imports]) => [
    from,
    imports.filter(({ lazy }) => !lazy).map(({ to }) => to),
  ]),
)
for (const cycle of findCycles(values)) broken.push(`cycle: ${cycle.join(' → ')}`)
for (const layer of ['src/contract', 'src/server', 'src/web']) {
  for (const cycle of findCycles(modulesOf(layer))) {
    broken.push(`modules of ${layer} in a cycle: ${cycle.join(' → ')}`)
  }
}
if (broken.length > 0) {
  console.error(broken.join('\n'))
  process.exit(1)
}
console.log(`${files.length} files follow the import rules`)
