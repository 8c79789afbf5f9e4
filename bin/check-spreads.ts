import { globSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'oxc-parser'

/** Folders without a spread of an object that is written out on the spot. */
const folders = ['src', 'test', 'bench', 'bin']

/**
 * Refuses `...{ a, b }`, in objects and in JSX: it saves lines, and hides from the compiler that a property has no business
 * there.
 */
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
