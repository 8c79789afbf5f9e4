import { expect, it } from 'vitest'
import { renderPage } from '../../../test/support/page/render-page.tsx'
import { type Cart, type CartConflict, cartItemSchema } from '../../contract/cart/cart.ts'
import { money } from '../../contract/money.ts'
import { exampleHotel, exampleRate } from '../hotel/testing/example-stay.ts'
import { CartConflicts } from './cart-conflicts.tsx'
import { PriceDeadline } from './price-deadline.tsx'

const total = money(38_978, 'USD')
const stay = {
  checkIn: '2099-12-20',
  checkOut: '2099-12-22',
  rooms: [{ adults: 2, childAges: [] }],
}
const item = (product: string, bookId: string, title: string, priceUntil: string) =>
  cartItemSchema.parse({
    product,
    bookId,
    items: [
      {
        id: 'a',
        product,
        title,
        startsOn: '2099-12-18',
        travellers: [],
        lines: [],
        ...(product === 'hotel' && {
          hotel: { hotel: exampleHotel(), stay, rate: exampleRate(), room: 0 },
        }),
      },
    ],
    total,
    now: total,
    check: 'same',
    isComplete: true,
    priceUntil,
    expiresAt: '2099-12-01T10:00:00.000Z',
    searchAgain: 'hotel/search',
  })
const items = [
  item('flight', 'draft-of-flights-01', 'Kuala Lumpur – Tokyo', '2099-12-01T10:00:00.000Z'),
  item('flight', 'draft-of-flights-02', 'Singapore – Tokyo', '2099-12-01T10:00:00.000Z'),
  item('hotel', 'draft-of-a-stay-001', 'Ueno Inn', '2099-12-01T09:00:00.000Z'),
]
const [flight, other, hotel] = items.map(({ bookId }) => bookId) as [
  CartConflict['flight'],
  CartConflict['flight'],
  CartConflict['flight'],
]
const cartOf = (...conflicts: CartConflict[]): Cart => ({
  items,
  now: total,
  total,
  contact: null,
  conflicts,
})
const show = (...conflicts: CartConflict[]) =>
  renderPage(<CartConflicts cart={cartOf(...conflicts)} />)

it('a repeated flight has a button that removes the second one', () => {
  const { text, html } = show({ kind: 'repeated_flight', flight, other, flightDay: '2099-12-18' })
  expect(text).toMatch(/Kuala Lumpur – Tokyo is in your cart twice on .*18 Dec/)
  expect(html).toMatch(new RegExp(`value="remove:${other}"[^]*Remove the second flight`))
})

it('what is the same to a reader is said once', () => {
  const third = 'draft-of-flights-03' as CartConflict['flight']
  const { text, html } = show(
    { kind: 'repeated_flight', flight, other, flightDay: '2099-12-18' },
    { kind: 'repeated_flight', flight, other: third, flightDay: '2099-12-18' },
    { kind: 'different_people', flight, stay: hotel, travellers: 1, guests: 2 },
  )
  expect(text.match(/is in your cart twice/g)).toHaveLength(1)
  expect(html.match(/<li/g)).toHaveLength(2)
})

it('nights without a bed have a link to the same property on these days', () => {
  const nights = { from: '2099-12-18', to: '2099-12-20' }
  const { text, html } = show({ kind: 'nights_without_bed', flight, stay: hotel, ...nights })
  expect(text).toMatch(/no place to stay from .*18.* to .*20/)
  expect(text).toMatch(/Add .*18.*20.* at this property/)
  expect(html).toContain(
    `/hotel/search?destination=hotel-${exampleHotel().id}&amp;checkIn=2099-12-18&amp;checkOut=2099-12-20&amp;rooms=2`,
  )
})

it('nights where no stay is have a link to the search for one', () => {
  const nights = { from: '2099-12-18', to: '2099-12-20' }
  const { html } = show({ kind: 'nights_without_bed', flight, stay: null, ...nights })
  expect(html).toContain('/hotel?checkIn=2099-12-18&amp;checkOut=2099-12-20')
})

it('different numbers of people have a link to rooms for as many as fly', () => {
  const people = { travellers: 1, guests: 2 }
  const { text, html } = show({ kind: 'different_people', flight, stay: hotel, ...people })
  expect(text).toContain('1 person flies (Kuala Lumpur – Tokyo), but Ueno Inn is for 2 guests.')
  expect(html).toContain('rooms=1"')
  expect(text).toContain('See rooms for 1 person')
})

it('one name with two titles is asked about, with a link to the later form', () => {
  const people = { name: 'Anna Bruck', title: 'mr', otherTitle: 'mrs' }
  const { text, html } = show({ kind: 'different_titles', flight, other: hotel, ...people })
  expect(text).toContain('Anna Bruck is Mr in Kuala Lumpur – Tokyo and Mrs in Ueno Inn.')
  expect(html).toMatch(new RegExp(`href="/en/hotel/book/${hotel}"[^]*Check the title`))
})

it('the total has one deadline, the earliest of all prices', () => {
  const { html, text } = renderPage(<PriceDeadline cart={cartOf()} />)
  expect(html).toContain('data-price-until="2099-12-01T09:00:00.000Z"')
  expect(text.match(/Price held until/g)).toHaveLength(1)
  expect(text.match(/We check it when you book/g)).toHaveLength(1)
})
