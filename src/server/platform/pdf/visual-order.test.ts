import { expect, test } from 'vitest'
import { openFaces } from './faces.ts'
import { fromLeftToRight } from './visual-order.ts'

const ordered = (line: string) => fromLeftToRight(openFaces('en').runsOf(line, 400))
/** Pieces as they're drawn, from the left; a piece of right-to-left letters is turned by its shaping. */
const pieces = (line: string) => ordered(line).map(({ text }) => text)

test.each([
  ['a line of right-to-left words starts at its right end', 'דוד כהן', ['כהן', ' ', 'דוד']],
  ['and its signs stand where it ends', 'שלום, דוד!', ['!', 'דוד', ' ,', 'שלום']],
  [
    'a name in a line of ours keeps the line’s order',
    'Guest: דוד כהן, 2',
    ['Guest: ', '2', ' ,', 'כהן', ' ', 'דוד'],
  ],
  [
    'what follows in letters of ours stays behind it',
    'דוד כהן (Adult)',
    ['כהן', ' ', 'דוד', ' (Adult)'],
  ],
  ['numbers go from left to right', 'חדר 204', ['204', ' ', 'חדר']],
  ['Persian ones too', 'اتاق ۲۰۴', ['۲۰۴', ' ', 'اتاق']],
  ['brackets face what they enclose', 'דוד (אבא)', ['(', 'אבא', ') ', 'דוד']],
  ['letters don’t join across a zero-width non-joiner', 'می\u200cخواهم', ['خواهم', 'می\u200c']],
])('%s', (_, line, expected) => {
  expect(pieces(line)).toEqual(expected)
})

test('the order of reading and the text that is read are kept', () => {
  const line = 'Guest: דוד (אבא)!'
  const read = ordered(line).sort((a, b) => a.index - b.index)
  expect(read.map(({ actual }) => actual).join('')).toBe(line)
})

test('marks for directions turn nothing', () => {
  expect(pieces('Room\u202e 204')).toEqual(['Room 204'])
})
