import { globSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'oxc-parser'

/** Folders in which spreads of object literals are not allowed. */
const folders = ['src', 'test', 'bench', 'bin']

/** Rejects `...{ a, b }` in objects and JSX: it saves lines, but disables the compiler's excess property check. */
const found: string[] = []
for (const file of globSync(folders.map((folder) => `${folder}/**/*.{ts,tsx,mjs}`))) {
  const text = readFileSync(file, 'utf8')
  const note = ({ start, argument }: { start: number; argument: { type: string } }) => {
    const line = text.slice(0, start).split('\n').length
    if (argument.type === 'ObjectExpression') found.push(`${file}:${line}`)
  }
  const { program } = parseSync(file, text)
  new Visitor({ SpreadElement: note, JSXSpreadAttribute: note }).visit(program)
}
if (found.length > 0) {
  console.error(`Write the properties out instead of spreading a literal:\n${found.join('\n')}`)
  process.exit(1)
}
