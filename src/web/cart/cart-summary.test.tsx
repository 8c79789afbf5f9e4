import { expect, it } from 'vitest'
import { renderPage } from '../../../test/support/page/render-page.tsx'
import { type Cart, cartItemSchema } from '../../contract/cart/cart.ts'
import { money } from '../../contract/money.ts'
import { CartSummary } from './cart-summary.tsx'

const nothing = money(0, 'USD')
const gone = cartItemSchema.parse({
  product: 'hotel',
  bookId: 'a-draft-of-a-stay-0001',
  items: [
    {
      id: 'room-0',
      product: 'hotel',
      title: 'Sea Breeze Resort',
      startsOn: '2099-12-10',
      travellers: [],
      lines: [],
    },
  ],
  total: money(38_978, 'USD'),
  now: money(33_983, 'USD'),
  check: 'gone',
  isComplete: true,
  priceUntil: '2099-12-01T10:00:00.000Z',
  expiresAt: '2099-12-01T10:00:00.000Z',
  searchAgain: 'hotel/search',
})

it('a cart of which nothing can be booked has no total of zero', () => {
  const cart: Cart = { items: [gone], now: nothing, total: nothing, contact: null, conflicts: [] }
  const { text } = renderPage(<CartSummary cart={cart} />)
  expect(text).toContain('1 item isn’t included')
  expect(text).not.toMatch(/Total|USD/)
})
