import { expect, it } from 'vitest'
import { namespacesOf, otherLanguages } from './catalogues.ts'
import { keyProblems } from './key-problems.ts'

it('translated namespaces have all that travellers read, in the order of English', () => {
  const english = namespacesOf('en')
  const problems = otherLanguages.flatMap((code) =>
    [...namespacesOf(code)].flatMap(([namespace, words]) => {
      const wanted = Object.keys(english.get(namespace) ?? {})
      return keyProblems(namespace, Object.keys(words), wanted).map((each) => `${code} ${each}`)
    }),
  )
  expect(problems).toEqual([])
})

it.each<[string, string, string[], string[], string[]]>([
  ['all messages', 'cart', ['a', 'b'], ['a', 'b'], []],
  ['a message less', 'cart', ['a'], ['a', 'b'], ['lacks cart.b']],
  ['a message less that staff read', 'error', ['a'], ['a', 'MAIL_LIMIT'], []],
  [
    'another order',
    'cart',
    ['b', 'a'],
    ['a', 'b'],
    ['cart: a should come before b, as in English'],
  ],
])('a namespace with %s', (_, namespace, own, english, problems) => {
  expect(keyProblems(namespace, own, english)).toEqual(problems)
})
