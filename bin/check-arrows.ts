import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'oxc-parser'
import { findCycles } from './support/find-cycles.ts'
import { forbidden } from './support/import-arrows.ts'

interface Import {
  to: string
  typeOnly: boolean
}

/** Which files of ours a file imports; type-only imports count for arrows but not for cycles. */
function importsOf(file: string): Import[] {
  const { module, errors } = parseSync(file, readFileSync(file, 'utf8'))
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`)
  const fixed = [...module.staticImports, ...module.staticExports].flatMap((statement) => {
    const entries = statement.entries
    const request =
      statement.moduleRequest ?? entries.find((entry) => entry.moduleRequest)?.moduleRequest
    const typeOnly = entries.length > 0 && entries.every((entry) => entry.isType)
    return request ? [{ to: request.value, typeOnly }] : []
  })
  return fixed
    .filter(({ to }) => to.startsWith('.'))
    .map(({ to, typeOnly }) => ({ to: normalize(join(dirname(file), to)), typeOnly }))
}

const files = globSync('src/**/*.{ts,tsx}').map((file) => normalize(file))
const graph = new Map(files.map((file) => [file, importsOf(file)]))
const broken: string[] = []
for (const [from, imports] of graph) {
  for (const { to } of imports) {
    const reason = forbidden(from, to)
    if (reason) broken.push(`${from} imports ${to}: ${reason}`)
  }
}
const values = new Map(
  [...graph].map(([from, imports]) => [from, imports.filter((i) => !i.typeOnly).map((i) => i.to)]),
)
for (const cycle of findCycles(values)) broken.push(`circle: ${cycle.join(' → ')}`)
if (broken.length > 0) {
  console.error(broken.join('\n'))
  process.exit(1)
}
console.log(`${files.length} files keep to the arrows`)
