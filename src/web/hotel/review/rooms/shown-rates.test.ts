import { expect, it } from 'vitest'
import type { RateId } from '../../../../contract/hotel/rate.ts'
import { exampleRate, nonRefundableRate } from '../../testing/example-stay.ts'
import { shownRates } from './shown-rates.ts'

const free = (id: string) => exampleRate({ rateId: id as RateId })
const bound = (id: string) => ({ ...nonRefundableRate(), rateId: id as RateId })
const nothing = { accessible: false, free: false, payAtProperty: false, boards: [] }
const idsOf = (rates: ReturnType<typeof shownRates>['first']) => rates.map(({ rateId }) => rateId)

it('a single rate is shown, with nothing behind it', () => {
  const { first, more } = shownRates([free('1')], nothing)
  expect(idsOf(first)).toEqual(['1'])
  expect(more).toEqual([])
})

it('of sixty rates two are shown, and the others keep their order', () => {
  const rates = Array.from({ length: 60 }, (_, index) => free(String(index)))
  const { first, more } = shownRates(rates, nothing)
  expect(idsOf(first)).toEqual(['0', '1'])
  expect(idsOf(more)).toEqual(idsOf(rates.slice(2)))
})

it('the cheapest with free cancellation is shown beside a cheaper one without', () => {
  const { first, more } = shownRates([bound('1'), bound('2'), free('3'), free('4')], nothing)
  expect(idsOf(first)).toEqual(['1', '3'])
  expect(idsOf(more)).toEqual(['2', '4'])
})

it('what the list was filtered by is shown first, however dear it is', () => {
  const later = (id: string) => ({ ...free(id), pay: 'at_property' as const })
  const rates = [bound('1'), free('2'), bound('3'), later('4'), free('5')]
  const { first, more } = shownRates(rates, { ...nothing, payAtProperty: true })
  expect(idsOf(first)).toEqual(['4', '1'])
  expect(idsOf(more)).toEqual(['2', '3', '5'])
  const many = [bound('1'), later('2'), later('3'), later('4')]
  expect(idsOf(shownRates(many, { ...nothing, payAtProperty: true }).first)).toEqual(['2', '3'])
})

it('a room without it is shown as ever', () => {
  const { first } = shownRates([bound('1'), free('2')], { ...nothing, boards: ['all_inclusive'] })
  expect(idsOf(first)).toEqual(['1', '2'])
})
