import { expect, it } from 'vitest'
import { type RichText, richTextSchema } from '../../../../../contract/text/rich-text.ts'
import { notationOf, richTextOf } from './rich-text-notation.ts'

const bold = { type: 'bold' } as const
const italic = { type: 'italic' } as const
const link = (href: string) => ({ type: 'link', attrs: { href } }) as const
const text = (
  words: string,
  ...marks: NonNullable<Extract<RichText[number], { type: 'text' }>['marks']>
) => ({ type: 'text', text: words, ...(marks.length > 0 && { marks }) }) as const

it.each<[string, RichText]>([
  ['Plain <b>text</b>', [text('Plain <b>text</b>')]],
  ['**Now** or __never__', [text('Now', bold), text(' or '), text('never', italic)]],
  ['**a**__b__', [text('a', bold), text('b', italic)]],
  ['**__both__**', [text('both', bold, italic)]],
  ['See [how](/refund-policy).', [text('See '), text('how', link('/refund-policy')), text('.')]],
  ['[a](https://a.example/b_(c))', [text('a', link('https://a.example/b_(c)'))]],
  ['[**a**](/b)', [text('a', link('/b'), bold)]],
  ['one\ntwo', [text('one'), { type: 'hardBreak' }, text('two')]],
  ['5 * 3 = 15, snake_case', [text('5 * 3 = 15, snake_case')]],
  ['\\*\\*not bold\\*\\*, \\[1\\](/a) C:\\\\b', [text('**not bold**, [1](/a) C:\\b')]],
])('%j is what it says, and is typed as it was', (typed, content) => {
  expect(richTextOf(typed)).toEqual(content)
  expect(notationOf(content)).toBe(typed)
})

it.each([
  ['stars without an end', '**open', [text('**open')]],
  ['a script', '[a](javascript:alert(1))', [text('a', link('javascript:alert(1)'))]],
  ['a link without an address', '[a] (b)', [text('[a] (b)')]],
])('%s', (_, typed, content) => {
  expect(richTextOf(typed)).toEqual(content)
})

it('a script is then refused as a link', () => {
  const read = richTextSchema.safeParse(richTextOf('[a](javascript:alert(1))'))
  expect(read.error?.issues[0]?.path).toEqual([0, 'marks', 0, 'attrs', 'href'])
})
