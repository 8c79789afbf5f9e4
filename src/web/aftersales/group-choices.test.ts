import { expect, it } from 'vitest'
import type { ChangeChoice } from '../../contract/after-sales.ts'
import { money } from '../../contract/money.ts'
import { areSameFlights, groupChoices } from './group-choices.ts'
import { exampleOffer, exampleSlice } from './testing/example-order.ts'

const choice = (changeId: string, flight: string, amount: number): ChangeChoice => ({
  changeId: changeId as ChangeChoice['changeId'],
  offer: exampleOffer(changeId, exampleSlice({ flight })),
  lines: [],
  amount: money(amount, 'MYR'),
})

it('the same flights are one row with their fares, the cheapest in front', () => {
  const rows = groupChoices([
    choice('a', 'MH1', 100),
    choice('b', 'MH2', 120),
    choice('c', 'MH1', 150),
  ])
  expect(rows.map(({ slice, fares }) => [slice.segments[0]?.flight, fares.length])).toEqual([
    ['MH1', 2],
    ['MH2', 1],
  ])
})

it('knows the flights that are flown now', () => {
  expect(areSameFlights(exampleSlice(), exampleSlice())).toBe(true)
  expect(areSameFlights(exampleSlice(), exampleSlice({ flight: 'MH1' }))).toBe(false)
})
