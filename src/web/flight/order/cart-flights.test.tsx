import { expect, it } from 'vitest'
import { renderPage } from '../../../../test/support/page/render-page.tsx'
import { money } from '../../../contract/money.ts'
import type { PurchasedItem } from '../../../contract/payment/payment.ts'
import { exampleOffer } from '../../aftersales/testing/example-order.ts'
import { PlaceNamesContext } from '../../place/place-names.ts'
import { CartFlights } from './cart-flights.tsx'

const cabinBag = { rule: 'piece', kg: 7 } as const
const fare = money(1000, 'MYR')
const checkedBag = { rule: 'none' } as const
const offer = {
  ...exampleOffer('one'),
  passengers: [
    { type: 'adult' as const, count: 2, base: fare, taxes: fare, total: fare },
    { type: 'infant' as const, count: 1, base: fare, taxes: fare, total: fare },
  ],
  baggage: [{ type: 'adult' as const, segment: 0, cabinBag, checkedBag }],
}
const show = (bought: number[]) => {
  const bags = [{ passenger: 0, segment: 0, bought, cabinBag, checkedBag }]
  const item: PurchasedItem = {
    product: 'flight',
    title: 'Kuala Lumpur – Bangkok',
    travellers: [],
    lines: [],
    flight: { offer, bags },
  }
  return renderPage(
    <PlaceNamesContext value={{}}>
      <CartFlights items={[item]} />
    </PlaceNamesContext>,
  ).text
}

it('flights in the cart say their fare’s name, for how many people it is, and which bags it includes', () => {
  expect(show([])).toContain(`${offer.family.name} fare, Economy`)
  expect(show([])).toContain(' · 2 adults and 1 infant')
  expect(show([])).toContain('Cabin bag: 7 kg · Checked bag: None')
})

it('bags that were bought are told as well', () => {
  expect(show([])).not.toContain('bought')
  expect(show([20, 20])).toContain('2 × 20 kg bought')
})
