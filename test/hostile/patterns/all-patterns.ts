import { globSync, readFileSync } from 'node:fs'
import { type Expression, parseSync, Visitor } from 'oxc-parser'

/** A regular expression of the code. */
export interface Pattern {
  file: string
  source: string
  flags: string
}

/** Returns every regular expression in `src` but those of tests: literals, and what is handed to `RegExp`. */
export function allPatterns(): Pattern[] {
  const files = globSync('src/**/*.{ts,tsx}').filter(
    (file) => !/\.(test|contract)\.tsx?$/.test(file),
  )
  return files.flatMap((file) => patternsIn(file, readFileSync(file, 'utf8')))
}

/** Returns the regular expressions in a file's text. What isn't a constant of the file counts as a letter. */
export function patternsIn(file: string, text: string): Pattern[] {
  const constants = new Map<string, Expression>()
  const found: Pattern[] = []

  function textOf(expression: unknown): string {
    const node = expression as Expression | null | undefined
    if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
    if (node?.type === 'TemplateLiteral') {
      return node.quasis
        .map(({ value }, index) => (value.cooked ?? '') + textOf(node.expressions[index] ?? null))
        .join('')
    }
    if (node?.type === 'TaggedTemplateExpression') {
      const { quasis, expressions } = node.quasi
      return quasis
        .map(({ value }, index) => value.raw + textOf(expressions[index] ?? null))
        .join('')
    }
    if (node?.type === 'BinaryExpression') return textOf(node.left) + textOf(node.right)
    if (node?.type === 'Literal' && 'regex' in node) return node.regex.pattern
    if (node?.type === 'Identifier' && constants.has(node.name)) {
      const constant = constants.get(node.name)
      constants.delete(node.name)
      const value = textOf(constant)
      if (constant) constants.set(node.name, constant)
      return value
    }
    return node ? 'x' : ''
  }
  function made({ callee, arguments: given }: { callee: Expression; arguments: unknown[] }): void {
    if (callee.type !== 'Identifier' || callee.name !== 'RegExp') return
    found.push({ file, source: textOf(given[0]), flags: textOf(given[1]) })
  }
  const { program } = parseSync(file, text)
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init) constants.set(id.name, init)
    },
  }).visit(program)
  new Visitor({
    Literal(node) {
      if ('regex' in node) found.push({ file, source: node.regex.pattern, flags: node.regex.flags })
    },
    NewExpression: made,
    CallExpression: made,
  }).visit(program)
  return found
}
