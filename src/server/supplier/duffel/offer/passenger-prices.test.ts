import { expect, test } from 'vitest'
import type { PassengerType } from '../../../../contract/flight/offer.ts'
import { passengerPrices } from './passenger-prices.ts'

type Counts = Partial<Record<PassengerType, number>>
const pricesOf = (total: number, taxes: number, counts: Counts) =>
  passengerPrices(total, taxes, 'GBP', new Map(Object.entries(counts) as [PassengerType, number][]))

test('a single passenger pays Duffel’s base fare and taxes', () => {
  expect(pricesOf(4500, 1480, { adult: 1 })).toEqual([
    {
      type: 'adult',
      count: 1,
      base: { amount: 3020, currency: 'GBP' },
      taxes: { amount: 1480, currency: 'GBP' },
      total: { amount: 4500, currency: 'GBP' },
    },
  ])
})

test('passengers of one type pay the same', () => {
  expect(pricesOf(9000, 2960, { adult: 2 })).toMatchObject([
    { base: { amount: 3020 }, taxes: { amount: 1480 }, total: { amount: 9000 } },
  ])
})

test.each<[number, Counts, number]>([
  [10001, { adult: 1 }, 10001],
  [10001, { adult: 2 }, 10002],
  [10001, { adult: 3 }, 10002],
  [10001, { adult: 2, child: 1 }, 10001],
  [10001, { adult: 2, child: 2 }, 10002],
  [10001, { adult: 2, child: 1, infant: 1 }, 10001],
  [1, { adult: 9 }, 9],
  [0, { adult: 2, infant: 1 }, 0],
])('%d for %o is sold at %d, and every part adds up', (total, counts, sold) => {
  const parts = pricesOf(total, Math.floor(total / 5), counts)
  expect(parts.reduce((sum, each) => sum + each.total.amount, 0)).toBe(sold)
  for (const { count, base, taxes, total: all } of parts) {
    expect((base.amount + taxes.amount) * count).toBe(all.amount)
    expect(Math.min(base.amount, taxes.amount)).toBeGreaterThanOrEqual(0)
  }
})

test('lap infants pay the least, then children', () => {
  const [adult, child, infant] = pricesOf(100_000, 20_000, { adult: 1, child: 1, infant: 1 })
  expect(adult?.total.amount).toBeGreaterThan(child?.total.amount ?? 0)
  expect(child?.total.amount).toBeGreaterThan(infant?.total.amount ?? 0)
})
