import { expect, test } from 'vitest'
import { estimateBytes } from './estimate-bytes.ts'

const offer = (index: number) => ({
  id: `offer-${index}`,
  slices: [{ from: 'KUL', to: 'BKK', flights: ['MH 784', 'TG 416'].slice(index % 2) }],
  price: { amount: 12345 + 97 * index, currency: 'MYR' },
})
const offers = Array.from({ length: 500 }, (_, index) => offer(index))

test.each([
  ['a text', 'KUL–BKK'],
  ['nothing', null],
  ['what JSON leaves out', undefined],
  ['one offer', offer(1)],
  ['an empty list', []],
  ['a list', offers],
  ['a search', { id: 'search', rows: offers, offers, suppliers: [{ id: 'gds', state: 'asked' }] }],
])('%s is measured within a tenth of its JSON', (_name, value) => {
  const exact = JSON.stringify(value)?.length ?? 0
  expect(Math.abs(estimateBytes(value) - exact)).toBeLessThanOrEqual(Math.max(2, exact / 10))
})
