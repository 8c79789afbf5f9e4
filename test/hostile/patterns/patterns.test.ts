import { expect, it } from 'vitest'
import { z } from 'zod'
import { allPatterns, patternsIn } from './all-patterns.ts'
import { countedPattern } from './count-steps.ts'
import { superlinear } from './pattern-growth.ts'

const patterns = [...new Map(allPatterns().map((each) => [`/${each.source}/${each.flags}`, each]))]
const folders = Map.groupBy(patterns, ([, { file }]) => file.split('/').slice(0, 3).join('/'))

// A text that somebody sends must not take time that grows with its square: 1 kB stopped the server for 14 s.
it.each([...folders])('searching takes time in proportion to the text: %s', (_, found) => {
  const slow = found.flatMap(([pattern, { file, source, flags }]) => {
    const text = superlinear(source, flags)
    return text ? [{ file, pattern, ...text }] : []
  })
  // Bound what is repeated (`{1,64}`), end it at the next beginning (`<[^<>]*>`), or look for it with `indexOf`.
  expect(slow).toEqual([])
})

it.each<[string, z.ZodType]>([
  ['e-mail addresses', z.email()],
  ['URLs', z.url()],
  ['UUIDs', z.uuid()],
  ['days', z.iso.date()],
  ['instants', z.iso.datetime()],
  ['instants with an offset', z.iso.datetime({ offset: true })],
])('so does checking %s', (_, schema) => {
  const { def, pattern = def.pattern } = schema._zod as never as {
    pattern?: RegExp
    def: { pattern?: RegExp }
  }
  if (pattern) expect(superlinear(pattern.source, pattern.flags)).toBeUndefined()
})

it.each([
  // Once in this code.
  String.raw`[^\s@<>"'(),;:]+@[^\s@<>"'(),;:]+`,
  String.raw`<(?:\w+:)?instrText\b[^>]*>([^<]*)<`,
  String.raw`<(?:\w+:)?fldSimple\s[^>]*?\binstr\s*=\s*["']([^"']*)`,
  String.raw`<Relationship\s[^>]*>`,
  String.raw`\/+$`,
  'android.+mobile',
  // From books.
  '(a+)+b',
  '(?:a|a)*b',
  '(?:a|ab|b)*c',
  String.raw`^\s+|\s+$`,
  '(.*)=(.*);x',
  String.raw`^(\w+\s?)*$`,
  String.raw`"(?:[^"\\]|\\.)*"`,
  '(?<=a+)b',
  '(?=.*b)a',
  String.raw`^(a*)\1b`,
])('%s is found to take longer', (source) => {
  expect(superlinear(source, '')).toBeDefined()
})

it.each([
  String.raw`[^\s@]{1,64}@[^\s@]+`,
  '<[^<>]*>',
  String.raw`^[\w.-]+@[\w.-]+$`,
  '^(?:a|b)*$',
  '(?<!a)a+$',
])('%s is found to be in proportion', (source) => {
  expect(superlinear(source, '')).toBeUndefined()
})

it.each<[string, string, string]>([
  [String.raw`(\w+)\s\1`, '', 'a bb bb'],
  [String.raw`(?<year>\d{4})-(?<month>\d\d)`, '', 'on 2026-11-27'],
  ['(?<=[a-c]{2})d|x(?!y)', 'g', 'abd xy xz'],
  [String.raw`a*?b{2,3}?c?|^\n$`, 'm', 'aabbbc\n\n'],
  [String.raw`\p{L}+\u{1F600}?[\p{N}--[0-3]]`, 'v', 'né9'],
  ['(?:)', '', 'abc'],
])('/%s/%s is read as the engine reads it', (source, flags, text) => {
  const all = [...text.matchAll(new RegExp(source, [...new Set(`${flags}g`)].join('')))]
  expect(countedPattern(source, flags).matches(text)).toEqual(all.map(({ 0: match }) => match))
})

it('patterns are found as literals, and as text with constants of the file', () => {
  const code = `
    const word = '[a-z]+'
    const one = /a+/u
    const two = new RegExp(\`^\${word}$\`, 'i')
    const three = RegExp(String.raw\`\\d\${unknown()}\`)
  `
  expect(patternsIn('some.ts', code).map(({ source, flags }) => [source, flags])).toEqual([
    ['a+', 'u'],
    ['^[a-z]+$', 'i'],
    [String.raw`\dx`, ''],
  ])
})
