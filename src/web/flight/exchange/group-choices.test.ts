import { expect, it } from 'vitest'
import type { ChangeChoice } from '../../../contract/flight/exchange.ts'
import type { Offer } from '../../../contract/flight/offer.ts'
import { money } from '../../../contract/money.ts'
import { exampleOffer } from '../../aftersales/testing/example-order.ts'
import { exampleSlice } from '../results/testing/example-slice.ts'
import { areSameFlights, groupChoices, withoutHeld } from './group-choices.ts'

const choice = (changeId: string, flight: string, amount: number): ChangeChoice => ({
  changeId: changeId as ChangeChoice['changeId'],
  offer: exampleOffer(changeId, exampleSlice({ flight })),
  lines: [],
  amount: money(amount, 'MYR'),
})

it('the same flights are one row with their fares, the cheapest first', () => {
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

it('recognises the current flights', () => {
  expect(areSameFlights(exampleSlice(), exampleSlice())).toBe(true)
  expect(areSameFlights(exampleSlice(), exampleSlice({ flight: 'MH1' }))).toBe(false)
})

it('leaves out the current flights in the same or a lesser fare, and keeps better ones', () => {
  const fare = (code: string, change: Offer['change'], flight = 'MH784'): Offer => ({
    ...exampleOffer(code, exampleSlice({ flight })),
    family: { code, name: code, cabin: 'economy' },
    change,
    refund: { kind: 'not_allowed' },
  })
  const fee = (amount: number) => ({ kind: 'allowed' as const, penalty: money(amount, 'MYR') })
  const held = fare('VALUE', fee(5000))
  const offers = [
    fare('LITE', { kind: 'not_allowed' }),
    fare('VALUE', fee(5000)),
    { ...fare('MAX', fee(5500)), refund: fee(0) },
    fare('LITE', { kind: 'not_allowed' }, 'MH1'),
  ]
  const choices = offers.map((offer) => ({ ...choice(offer.id, 'MH784', 0), offer }))
  const left = withoutHeld(choices, held)
  expect(left.map(({ offer }) => [offer.family.code, offer.slice.segments[0]?.flight])).toEqual([
    ['MAX', 'MH784'],
    ['LITE', 'MH1'],
  ])
})
