import { expect, it } from 'vitest'
import { ticketLines } from './codes-of.ts'
import type { ItemRow } from './order-store.ts'

const item = (from: string, to: string, number: string) =>
  ({
    offer: { slice: { from, to } },
    tickets: [
      { passenger: 0, number },
      { passenger: 1, number: `${number}9` },
    ],
  }) as Pick<ItemRow, 'offer' | 'tickets'>

it('several tickets say which flights each is for', () => {
  const items = [item('KUL', 'BKK', '401'), item('BKK', 'KUL', '419')]
  expect(ticketLines(items, 0)).toEqual(['401 (KUL\u00a0–\u00a0BKK)', '419 (BKK\u00a0–\u00a0KUL)'])
})

it('one ticket for all flights stands alone', () => {
  const items = [item('KUL', 'BKK', '401'), item('BKK', 'KUL', '401')]
  expect(ticketLines(items, 1)).toEqual(['4019'])
})
