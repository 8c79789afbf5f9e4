import { getSchema, type JSONContent } from '@tiptap/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RichText } from '../../../../../contract/text/rich-text.ts'
import { documentOf, type RichDocument, typedOf } from './rich-document.ts'
import { richExtensions } from './rich-extensions.ts'

type Marks = NonNullable<Extract<RichText[number], { type: 'text' }>['marks']>

const bold = { type: 'bold' } as const
const italic = { type: 'italic' } as const
const link = { type: 'link', attrs: { href: '/flight' } } as const
const text = (words: string, ...marks: Marks) =>
  ({ type: 'text', text: words, ...(marks.length > 0 && { marks }) }) as const
const documentWith = (...lines: RichText[]): RichDocument => ({
  type: 'doc',
  content: lines.map((content) => ({
    type: 'paragraph',
    ...(content.length > 0 && { content }),
  })),
})

const cases: [string, boolean, RichDocument][] = [
  ['', false, documentWith([])],
  ['', true, documentWith([])],
  ['Plain <b>text</b>', false, documentWith([text('Plain <b>text</b>')])],
  [
    '**Now** or __never__',
    true,
    documentWith([text('Now', bold), text(' or '), text('never', italic)]),
  ],
  ['[**__all__**](/flight)', false, documentWith([text('all', link, bold, italic)])],
  ['one\n\ntwo', false, documentWith([text('one')], [], [text('two')])],
  ['one\n**two**', true, documentWith([text('one')], [text('two', bold)])],
  ['\\*\\*two stars\\*\\*', false, documentWith([text('**two stars**')])],
]

describe.each(cases)('%j, as items: %s', (typed, areItems, document) => {
  it('is a document that the editor can have, and is typed as it was', () => {
    expect(documentOf(typed, areItems)).toEqual(document)
    expect(typedOf(document)).toBe(typed)
    const schema = getSchema(richExtensions(areItems))
    expect(() => schema.nodeFromJSON(document).check()).not.toThrow()
  })
})

it('marks go on in the next line of a text, but not of a list', () => {
  const typed = '**one\ntwo**'
  expect(documentOf(typed, false)).toEqual(documentWith([text('one', bold)], [text('two', bold)]))
  expect(documentOf(typed, true)).toEqual(documentWith([text('**one')], [text('two**')]))
})

it('a break within a paragraph is a new line', () => {
  const broken = documentWith([text('one'), { type: 'hardBreak' }, text('two')])
  expect(typedOf(broken)).toBe('one\ntwo')
})

it('lists have no breaks, and nothing has images or headings', () => {
  const names = (areItems: boolean) => {
    const { nodes, marks } = getSchema(richExtensions(areItems))
    return [...Object.keys(nodes), ...Object.keys(marks)].sort().join(' ')
  }
  expect(names(false)).toBe('bold doc hardBreak italic link paragraph text')
  expect(names(true)).toBe('bold doc italic link paragraph text')
})

it('a link that isn’t safe leads nowhere in the editor', () => {
  const { marks } = getSchema(richExtensions(false))
  const drawn = (href: string) => marks.link?.spec.toDOM?.(marks.link.create({ href }), true)
  expect(drawn('javascript:alert(1)')).toEqual(['a', {}, 0])
  expect(drawn('/flight')).toEqual(['a', { href: '/flight' }, 0])
})

/** Texts full of what has a meaning in the notation. */
const wordsArbitrary = fc
  .array(
    fc.constantFrom('a', ' ', '*', '**', '_', '__', '[', ']', '](', '(', ')', '\\', 'é', '😀'),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  .map((parts) => parts.join(''))
const marksArbitrary = fc
  .tuple(
    fc.option(fc.constantFrom('/flight', 'https://a.example/b_(c)?d=**e**', '/[x]', '/__y__')),
    fc.boolean(),
    fc.boolean(),
  )
  .map(
    ([href, isBold, isItalic]): Marks => [
      ...(href ? [{ type: 'link' as const, attrs: { href } }] : []),
      ...(isBold ? [bold] : []),
      ...(isItalic ? [italic] : []),
    ],
  )
const lineArbitrary = fc.array(
  fc.tuple(wordsArbitrary, marksArbitrary).map(([words, marks]) => text(words, ...marks)),
  { maxLength: 5 },
)

/** Returns a line as ProseMirror has it: no two texts with the same marks beside each other. */
function merged(line: RichText): RichText {
  const schema = getSchema(richExtensions(false))
  const { content = [] } = schema
    .nodeFromJSON({ type: 'paragraph', content: line })
    .toJSON() as JSONContent
  return content as RichText
}

it('whatever is written in the editor is read as it was', () => {
  fc.assert(
    fc.property(
      fc.array(lineArbitrary, { minLength: 1, maxLength: 3 }),
      fc.boolean(),
      (lines, areItems) => {
        const document = documentWith(...lines.map(merged))
        expect(documentOf(typedOf(document), areItems)).toEqual(document)
      },
    ),
    { numRuns: 2000 },
  )
})
