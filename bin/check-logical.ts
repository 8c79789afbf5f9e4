import { globSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'oxc-parser'

/** Where left and right are meant, whichever way the script runs. */
const exceptions = [
  ['src/web/hotel/map/', 'west is left on every map, and its pins keep clear of its buttons'],
  ['src/web/desk/property/photo-fields.tsx', 'a point of a photo'],
] as const

/** A length as Tailwind's classes end in, so that words such as `left-out` aren't taken for one. */
const size = String.raw`(?:\d[\w./]*|\[.+\]|\(.+\)|auto|px|full)`
const physicalClass = new RegExp(
  `^!?-?(?:(?:scroll-)?[mp][lr]-${size}|(?:left|right)-${size}|(?:text|float|clear)-(?:left|right)|(?:border|rounded)-[lr](?:-.+)?|rounded-[tb][lr](?:-.+)?|origin-(?:.+-)?(?:left|right))$`,
)
const physicalProperty =
  /(?<![\w-])(?:(?:margin|padding|border)-(?:left|right)(?:-\w+)?|border-(?:top|bottom)-(?:left|right)-radius|left|right)\s*:|(?<![\w-])(?:text-align|float|clear)\s*:\s*(?:left|right)/
const physicalStyle = /^(?:(?:margin|padding|border)(?:Left|Right)(?:\w+)?|left|right)$/

/**
 * Rejects classes and properties of left and right in pages: with `ms-`, `text-start` or `inset-e-` instead, a language
 * that is written from right to left needs no other styles.
 */
const found: string[] = []
const note = (file: string, text: string, offset: number, what: string) =>
  found.push(`${file}:${text.slice(0, offset).split('\n').length} ${what}`)

const isExcepted = (file: string) => exceptions.some(([folder]) => file.startsWith(folder))

for (const file of globSync('src/web/**/*.{ts,tsx}')) {
  if (isExcepted(file)) continue
  const text = readFileSync(file, 'utf8')
  const readClasses = ({ start, end }: { start: number; end: number }) => {
    for (const { 0: name, index } of text.slice(start, end).matchAll(/[^\s'"`]+/g)) {
      if (physicalClass.test(withoutVariants(name))) note(file, text, start + index, name)
    }
  }
  const { program } = parseSync(file, text)
  new Visitor({
    Literal: (node) => typeof node.value === 'string' && readClasses(node),
    TemplateElement: readClasses,
    JSXAttribute({ name, value }) {
      if (name.name !== 'style' || value?.type !== 'JSXExpressionContainer') return
      if (value.expression.type !== 'ObjectExpression') return
      for (const property of value.expression.properties) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') continue
        if (physicalStyle.test(property.key.name)) {
          note(file, text, property.start, property.key.name)
        }
      }
    },
  }).visit(program)
}

for (const file of [...globSync('src/web/**/*.css'), 'src/sandbox/gateway/page-style.ts']) {
  if (isExcepted(file)) continue
  const text = readFileSync(file, 'utf8')
  for (const { 0: property, index } of text.matchAll(new RegExp(physicalProperty, 'g'))) {
    note(file, text, index, property)
  }
}

if (found.length > 0) {
  console.error(`Write start and end instead of left and right:\n${found.join('\n')}`)
  process.exit(1)
}

/** `pl-2` of `md:hover:pl-2` and of `[&_p:first-child]:pl-2`. */
function withoutVariants(name: string): string {
  let depth = 0
  let last = -1
  for (const [at, character] of [...name].entries()) {
    if (character === '[' || character === '(') depth += 1
    else if (character === ']' || character === ')') depth -= 1
    else if (character === ':' && depth === 0) last = at
  }
  return name.slice(last + 1)
}
