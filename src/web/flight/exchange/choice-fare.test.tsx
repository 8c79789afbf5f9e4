import { expect, it } from 'vitest'
import { renderPage } from '../../../../test/support/page/render-page.tsx'
import type { Offer } from '../../../contract/flight/offer.ts'
import { money } from '../../../contract/money.ts'
import { exampleOffer } from '../../aftersales/testing/example-order.ts'
import { ChoiceFare } from './choice-fare.tsx'

const was = exampleOffer('held')
const read = (more: Partial<Offer>) => {
  const choice = { changeId: 'c', offer: { ...was, ...more }, amount: money(0, 'MYR') } as never
  return renderPage(<ChoiceFare choice={choice} was={was} pickable={false} />)
}

it('a free change to a lighter fare shows in red what is lost', () => {
  const { html, text } = read({ refund: { kind: 'not_allowed' } })
  expect(html).toMatch(/<p class="[^"]*text-red[^"]*">It can’t be refunded\.<\/p>/)
  expect(text).toContain('Free of charge')
})

it('the same conditions lose nothing', () => {
  expect(read({}).html).not.toContain('text-red')
})
