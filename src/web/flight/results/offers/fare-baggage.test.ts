import { expect, it } from 'vitest'
import type { Baggage, Offer } from '../../../../contract/flight/offer.ts'
import { allowances } from './fare-baggage.tsx'

const bag = (kg: number): Baggage => ({ rule: 'piece', kg })
const line = (segment: number, type: 'adult' | 'infant', checkedBag: Baggage) => ({
  segment,
  type,
  cabinBag: bag(7),
  checkedBag,
})
const of = (...baggage: Offer['baggage']) => allowances({ baggage }, 'checkedBag')

it.each<[string, Offer['baggage'], unknown]>([
  [
    'the same on every flight',
    [line(0, 'adult', bag(20)), line(1, 'adult', bag(20))],
    [['adult', bag(20)]],
  ],
  [
    'differing by flight',
    [line(0, 'adult', bag(20)), line(1, 'adult', bag(30))],
    [['adult', undefined]],
  ],
  [
    'differing by traveller',
    [line(0, 'adult', bag(20)), line(0, 'infant', bag(10))],
    [
      ['adult', bag(20)],
      ['infant', bag(10)],
    ],
  ],
])('an allowance %s', (_, baggage, expected) => {
  expect(of(...baggage)).toEqual(expected)
})
