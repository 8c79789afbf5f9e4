import { expect, it } from 'vitest'
import type { Translate } from '../locale/word-store.ts'
import { productWords } from './product-words.ts'

const catalogue: Record<string, string> = {
  'order.step-travel': 'Your trip',
  'order.step-travel-flight': 'Departure',
  'order.paid': 'Paid',
}
/** Throws for what the catalogue lacks: the words module complains to the log about each. */
const t = Object.assign(
  (id: string) => {
    const text = catalogue[id]
    if (!text) throw new Error(`no message ${id}`)
    return text
  },
  { has: (id: string) => id in catalogue },
) as Translate
const items = (...products: string[]) => products.map((product) => ({ product }))

it.each([
  ['of one product are its own', ['flight', 'flight'], 'Departure'],
  ['of a product without words are for anything', ['hotel'], 'Your trip'],
  ['of several products are for anything', ['flight', 'hotel'], 'Your trip'],
  ['of nothing are for anything', [], 'Your trip'],
])('words about items %s', (_, products, text) => {
  expect(productWords(t, items(...products))('order.step-travel')).toBe(text)
})

it('a word that no product has its own of is the one for anything', () => {
  expect(productWords(t, items('flight'))('order.paid')).toBe('Paid')
})
