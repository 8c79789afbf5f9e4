import { expect, it } from 'vitest'
import { renderPage } from '../../../../test/support/page/render-page.tsx'
import { money } from '../../../contract/money.ts'
import type { PurchasedItem } from '../../../contract/payment/payment.ts'
import { exampleOrder, exampleTraveller } from '../../aftersales/testing/example-order.ts'
import { exampleDates, exampleHotel, exampleRate } from '../testing/example-stay.ts'
import type { HotelOrderItem } from './hotel-order-item.ts'
import { hotelViews } from './hotel-views.tsx'

const { scenes: _, rooms: __, ...hotel } = exampleHotel()

const roomItem = (room: number, more: Partial<HotelOrderItem> = {}): HotelOrderItem => ({
  id: `room-${room}`,
  product: 'hotel',
  state: 'confirmed',
  title: 'Sea Breeze Resort',
  startsOn: '2099-12-10',
  travellers: [exampleTraveller('Mei')],
  lines: [],
  hotel: {
    hotel,
    stay: exampleDates,
    rate: exampleRate(),
    room,
    voucher: { code: 'SB-4711', confirmation: `P${room}` },
    requests: 'A cot, please.',
    needs: [],
    arrivesAt: '18:00',
    hasStarted: false,
    isNoShow: false,
  },
  ...more,
})

const items = [roomItem(1), roomItem(0)]
const { OrderItems, PurchasedItems, ItemSummary } = hotelViews
if (!OrderItems || !PurchasedItems || !ItemSummary) throw new Error('views are missing')

it('an order shows one card for a stay, with its rooms in order and how to reach the property', () => {
  const { html, text } = renderPage(<OrderItems items={items} isNoticeShown={false} />)
  expect(html.match(/data-stay/g)).toHaveLength(1)
  expect(text).toMatch(/Room 1: Deluxe Room .*SB-4711.*Room 2: Deluxe Room/)
  expect(html).toContain('href="tel:+623615550100"')
  expect(text).toContain('Jalan Pantai 12')
  expect(text).toContain('14:00–23:00')
  expect(text).toContain('Free cancellation until 7 Dec 2099, 18:00, local time')
  expect(text).toContain('local to the property (Central Indonesia Time)')
})

it('a cancelled stay is struck through, and its number with it', () => {
  const cancelled = [roomItem(0, { state: 'cancelled' })]
  const { html } = renderPage(<OrderItems items={cancelled} isNoticeShown={false} />)
  expect(html).toContain('data-ended')
  expect(html).toMatch(/<s class="tabular[^>]*>SB-4711/)
})

it('before paying, the conditions and all three sums are shown', () => {
  const bought: PurchasedItem[] = items.map(({ hotel: details, ...item }) => ({
    product: 'hotel',
    title: item.title,
    travellers: [],
    lines: [],
    hotel: details,
  }))
  const { html, text } = renderPage(<PurchasedItems items={bought} />)
  expect(html).toMatch(/data-sum="at-property">.*?IDR.400,000/)
  expect(text).toContain('No refund after that')
})

it('two rooms of one booking are one voucher', () => {
  expect(hotelViews.documentCount?.(items)).toBe(1)
})

it('searching again is for the same property, dates and guests', () => {
  const order = { ...exampleOrder(items), total: money(160_000, 'MYR') }
  const again = hotelViews.searchAgain?.(order)
  expect(`${again?.path}?${again?.query}`).toBe(
    'hotel/search?destination=hotel-sea-breeze&checkIn=2099-12-10&checkOut=2099-12-14&rooms=2-5-8_2',
  )
})
