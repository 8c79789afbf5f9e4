import { expect, it } from 'vitest'
import { renderPage } from '../../../../test/support/page/render-page.tsx'
import type { PurchasedItem } from '../../../contract/payment/payment.ts'
import { exampleOffer } from '../../aftersales/testing/example-order.ts'
import { PlaceNamesContext } from '../../place/place-names.ts'
import { CartFlights } from './cart-flights.tsx'

const cabinBag = { rule: 'piece', kg: 7 } as const
const checkedBag = { rule: 'none' } as const
const offer = {
  ...exampleOffer('one'),
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

it('flights in the cart say what the name of their fare is, and which bags it includes', () => {
  expect(show([])).toContain(`${offer.family.name} fare, Economy`)
  expect(show([])).toContain('Cabin bag: 7 kg · Checked bag: None')
})

it('bags that were bought are told as well', () => {
  expect(show([])).not.toContain('bought')
  expect(show([20, 20])).toContain('2 × 20 kg bought')
})
