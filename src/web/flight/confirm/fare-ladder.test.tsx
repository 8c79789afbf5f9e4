import { expect, it } from 'vitest'
import { renderPage } from '../../../../test/support/page/render-page.tsx'
import type { Fare } from '../../../contract/flight/offer.ts'
import { money } from '../../../contract/money.ts'
import { exampleOffer } from '../../aftersales/testing/example-order.ts'
import { FareLadder } from './fare-ladder.tsx'

const bags = (kg?: number): Fare['baggage'] => [
  {
    type: 'adult',
    segment: 0,
    cabinBag: { rule: 'piece', kg: 7 },
    checkedBag: kg ? { rule: 'piece', kg } : { rule: 'none' },
  },
]
const chosen = {
  ...exampleOffer('chosen'),
  baggage: bags(),
  refund: { kind: 'not_allowed' as const },
}
const fare = (name: string, amount: number, more: Partial<Fare>): Fare => ({
  ...exampleOffer(name),
  family: { code: name, name, cabin: 'economy' },
  price: money(amount, 'MYR'),
  ...more,
})
const fares = [
  fare('Basic', 24000, { baggage: bags(), refund: { kind: 'not_allowed' } }),
  fare('Standard', 26600, {
    baggage: bags(20),
    refund: { kind: 'allowed', penalty: money(0, 'MYR') },
    change: { kind: 'not_allowed' },
  }),
]
const ladder = (otherFares: Fare[], leg = 0) =>
  renderPage(<FareLadder offer={chosen} otherFares={otherFares} leg={leg} />, {
    path: '/en/flight/confirm?search=s&offer=first&offer=second',
  })

it('shows what another fare costs and includes in addition', () => {
  const { text, html } = ladder(fares)
  expect(text).toMatch(/Standard MYR.16 more Fully refundable · Checked bag: 20 kg Choose/)
  expect(text).toMatch(/Basic MYR.10 less/)
  expect(html).toMatch(/aria-label="Choose Standard, MYR.16 more"/)
})

it('shows what a lighter fare loses', () => {
  const lighter = { ...fares[0], baggage: [], change: { kind: 'not_allowed' } } as unknown as Fare
  const flexible = { ...chosen, refund: { kind: 'allowed' as const, penalty: money(0, 'MYR') } }
  const { html } = renderPage(<FareLadder offer={flexible} otherFares={[lighter]} leg={0} />)
  expect(html).toMatch(/text-red">[^<]*refund/i)
})

it('links to the same trip with the other fare', () => {
  const { html } = ladder(fares, 1)
  expect(html).toMatch(/href="[^"]*search=s&amp;offer=first&amp;offer=Standard"/)
})

it('isn’t shown if there is no other fare', () => {
  expect(ladder([]).html).toBe('')
})
