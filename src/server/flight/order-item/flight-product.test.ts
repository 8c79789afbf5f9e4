import { expect, test } from 'vitest'
import { flightItem, orderOf, segment } from '../../../../test/support/documents/ticket-order.ts'
import { ticketed } from './flight-product.ts'

const out = flightItem('out', segment('KUL', 'BKK', '2026-12-10'))
const back = flightItem('back', segment('BKK', 'KUL', '2026-12-17'))
const [reservation] = orderOf([out]).reservations

test('each journey of a booking has the tickets for it, or all if the supplier doesn’t say', () => {
  if (!reservation) throw new Error('no reservation')
  const details = ticketed({ ...reservation, items: [out, back] }, [
    { passenger: 0, number: '401', flights: [{ offer: 0, segments: [0] }] },
    { passenger: 0, number: '402', flights: [{ offer: 1 }] },
    { passenger: 1, number: '403' },
  ])
  expect(details.map(({ tickets }) => tickets)).toEqual([
    [
      { passenger: 0, number: '401', segments: [0] },
      { passenger: 1, number: '403' },
    ],
    [
      { passenger: 0, number: '402' },
      { passenger: 1, number: '403' },
    ],
  ])
})
