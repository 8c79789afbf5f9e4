import { expect, it } from 'vitest'
import type { RateId } from '../../../../contract/hotel/rate.ts'
import { exampleRate, nonRefundableRate } from '../../testing/example-stay.ts'
import { shownRates } from './shown-rates.ts'

const free = (id: string) => exampleRate({ rateId: id as RateId })
const bound = (id: string) => ({ ...nonRefundableRate(), rateId: id as RateId })
const idsOf = (rates: ReturnType<typeof shownRates>['first']) => rates.map(({ rateId }) => rateId)

it('a single rate is shown, with nothing behind it', () => {
  const { first, more } = shownRates([free('1')])
  expect(idsOf(first)).toEqual(['1'])
  expect(more).toEqual([])
})

it('of sixty rates two are shown, and the others keep their order', () => {
  const rates = Array.from({ length: 60 }, (_, index) => free(String(index)))
  const { first, more } = shownRates(rates)
  expect(idsOf(first)).toEqual(['0', '1'])
  expect(idsOf(more)).toEqual(idsOf(rates.slice(2)))
})

it('the cheapest with free cancellation is shown beside a cheaper one without', () => {
  const { first, more } = shownRates([bound('1'), bound('2'), free('3'), free('4')])
  expect(idsOf(first)).toEqual(['1', '3'])
  expect(idsOf(more)).toEqual(['2', '4'])
})
