import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { type Notes, noteProblems } from './note-problems.ts'

const english = join(import.meta.dirname, '../../../../locale/en')
const read = (path: string) => JSON.parse(readFileSync(join(english, path), 'utf8'))

it.each(globSync('*.json', { cwd: english }).map((file) => basename(file, '.json')))(
  'translators have the notes they need about %s',
  (namespace) => {
    const words = read(`${namespace}.json`)
    expect(noteProblems(namespace, words, read(`notes/${namespace}.json`))).toEqual([])
  },
)

const words = {
  select: 'Select',
  lead: 'All flights of your trip',
  count: '{count, plural, one {# flight} other {# flights}}',
}
const notes: Notes = {
  where: 'Results',
  placeholders: { count: 'a whole number' },
  messages: { select: 'Button: chooses a flight.', count: 'Number of flights listed.' },
  maxLengths: { select: 14, count: 9 },
}

it.each<[string, Partial<Notes>, string[]]>([
  ['all that is needed', {}, []],
  ['no page', { where: '' }, ['demo: say where it appears']],
  ['a message left out', { messages: {} }, ['demo.select: describe it', 'demo.count: describe it']],
  ['a placeholder left out', { placeholders: {} }, ['demo: describe {count}']],
  [
    'a placeholder too many',
    { placeholders: { count: 'a number', old: 'gone' } },
    ['demo: no message has {old}'],
  ],
  [
    'a button without a length',
    { maxLengths: {} },
    ['demo.select: a button needs a maximum length'],
  ],
  [
    'a button that is too long',
    { maxLengths: { select: 5 } },
    ['demo.select: 6 characters, and there is room for 5'],
  ],
  [
    'words in place of a length',
    { maxLengths: { select: 'short' as unknown as number, count: 9 } },
    ['demo.select: its maximum length is no number'],
  ],
  [
    'a plural that is too long in one form',
    { maxLengths: { select: 14, count: 8 } },
    ['demo.count: 9 characters, and there is room for 8'],
  ],
  [
    'a note on a message that is gone',
    { messages: { ...notes.messages, old: 'Gone.' } },
    ['demo.old: there is no such message'],
  ],
])('notes with %s', (_, change, problems) => {
  expect(noteProblems('demo', words, { ...notes, ...change })).toEqual(problems)
})
