import { expect, test } from 'vitest'
import type { Rate } from '../../../contract/hotel/rate.ts'
import { money } from '../../../contract/money.ts'
import { stayPriceLines } from './stay-price-lines.ts'

const myr = (amount: number) => money(amount, 'MYR')
const thb = (amount: number) => money(amount, 'THB')
const told = (rate: Pick<Rate, 'rooms' | 'fees'>) =>
  stayPriceLines(rate).map((lines) =>
    lines.map(({ kind, due, amount }) => `${due} ${kind} ${amount.amount} ${amount.currency}`),
  )

test('taxes are part of each room’s price, and their shares add up', () => {
  const rooms = [{ now: myr(10_000) }, { now: myr(10_000) }, { now: myr(10_000) }]
  const fees = [
    { kind: 'vat', amount: myr(1_000), due: 'now' },
    { kind: 'service_charge', amount: myr(1_000), due: 'now' },
  ] as const
  expect(told({ rooms, fees: [...fees] })).toEqual([
    ['now base 9333 MYR', 'now taxes 667 MYR'],
    ['now base 9333 MYR', 'now taxes 667 MYR'],
    ['now base 9334 MYR', 'now taxes 666 MYR'],
  ])
})

test('what is due at the property stands apart, in its currency', () => {
  const rooms = [
    { now: myr(10_000), atProperty: thb(500) },
    { now: myr(20_000), atProperty: thb(1_000) },
  ]
  const fees = [{ kind: 'city_tax', amount: thb(1_500), due: 'at_property' }] as const
  expect(told({ rooms, fees: [...fees] })).toEqual([
    ['now base 10000 MYR', 'on_site taxes 500 THB'],
    ['now base 20000 MYR', 'on_site taxes 1000 THB'],
  ])
})

test('a room that is paid there has nothing due now', () => {
  const rooms = [{ now: myr(0), atProperty: thb(10_000) }]
  const fees = [{ kind: 'city_tax', amount: thb(700), due: 'at_property' }] as const
  expect(told({ rooms, fees: [...fees] })).toEqual([
    ['on_site base 9300 THB', 'on_site taxes 700 THB'],
  ])
})
