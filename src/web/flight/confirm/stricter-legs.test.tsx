import { expect, it } from 'vitest'
import { renderPage } from '../../../../test/support/page/render-page.tsx'
import type { TripType } from '../../../contract/flight/flight-terms.ts'
import { exampleOffer } from '../../aftersales/testing/example-order.ts'
import { StricterLegs } from './stricter-legs.tsx'

const bags = (checkedBag: { rule: 'none' } | { rule: 'piece'; kg: number }) => ({
  baggage: [
    { segment: 0, type: 'adult' as const, cabinBag: { rule: 'none' as const }, checkedBag },
  ],
})
const flexible = { ...exampleOffer('flexible'), ...bags({ rule: 'piece', kg: 20 }) }
const light = {
  ...exampleOffer('light'),
  ...bags({ rule: 'none' }),
  refund: { kind: 'not_allowed' as const },
}
const read = (tripType: TripType, ...offers: (typeof flexible | typeof light)[]) =>
  renderPage(<StricterLegs offers={offers} tripType={tripType} />)

it('a light return fare next to a flexible outbound one shows a red warning with everything it lacks', () => {
  const { html, text } = read('roundtrip', flexible, light)
  expect(text).toContain(
    'Your return flight has stricter conditions than your outbound flight It can’t be refunded. It doesn’t include a checked bag.',
  )
  expect(html).toMatch(/role="alert"[^>]* class="[^"]*border-red bg-red-soft/)
})

it.each<[string, TripType, string]>([
  ['a light way out', 'roundtrip', 'Your outbound flight has stricter conditions'],
  ['one of several flights', 'multicity', 'Flight 1 has stricter conditions'],
])('%s is named', (_, tripType, words) => {
  expect(read(tripType, light, flexible).text).toContain(words)
})

it('flights with the same conditions need no warning', () => {
  expect(read('roundtrip', light, light).html).toBe('')
})
