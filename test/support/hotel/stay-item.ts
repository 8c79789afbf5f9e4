import type { HotelId } from '../../../src/contract/hotel/hotel.ts'
import type { Rate } from '../../../src/contract/hotel/rate.ts'
import { money } from '../../../src/contract/money.ts'
import { stayPriceLines } from '../../../src/server/hotel/booking/stay-price-lines.ts'
import type { StayDetails, StayItem } from '../../../src/server/hotel/order-item/stay-item.ts'
import { itemOf, traveller } from '../documents/ticket-order.ts'
import { testProperty } from './test-properties.ts'

/** A deposit of USD 200, IDR 900,000 at the property, and two steps of refunds. */
const rate = {
  roomName: 'Deluxe Twin Room',
  board: 'breakfast',
  pay: 'deposit',
  price: {
    now: money(20_000, 'USD'),
    atProperty: { amount: money(900_000, 'IDR'), estimate: money(5_500, 'USD') },
    total: money(25_500, 'USD'),
  },
  freeUntil: '2027-01-08T07:00:00.000Z',
  fees: [],
  rooms: [
    { now: money(10_000, 'USD'), atProperty: money(600_000, 'IDR') },
    { now: money(10_000, 'USD'), atProperty: money(300_000, 'IDR') },
  ],
  refundUntil: [
    { instant: '2027-01-08T07:00:00.000Z', refund: money(20_000, 'USD') },
    { instant: '2027-01-09T07:00:00.000Z', refund: money(10_000, 'USD') },
  ],
} as unknown as Rate

/** Returns the two rooms of a booked stay of a family in Bali, whose front desk reads `language`. */
export function bookedRooms(language: string, changed: Partial<Rate> = {}): [StayItem, StayItem] {
  const offered = { ...rate, ...changed }
  const { ref, ...property } = testProperty('suites', 'Nirmala Suites', {
    address: 'Jalan Kencana No. 5, Nusa Dua, Bali',
    phone: '+62 812 345 976',
    city: 'Bali',
    country: 'ID',
    zone: 'Asia/Makassar',
    language,
  })
  const room = (index: number, givenName: string): StayItem =>
    itemOf<StayDetails>(
      'hotel',
      `room-${index}`,
      {
        hotel: { ...property, id: ref as HotelId },
        stay: {
          checkIn: '2027-01-10',
          checkOut: '2027-01-14',
          rooms: [
            { adults: 2, childAges: [5, 8] },
            { adults: 1, childAges: [] },
          ],
        },
        rate: offered,
        source: {} as StayDetails['source'],
        room: index,
        voucher: { code: 'CK4ZJFB', confirmation: `P-${index + 1}` },
        arrivesAt: '21:30',
        sealedWishes: '',
        bookId: 'book',
        ratesDate: '2026-11-23',
      },
      {
        position: index,
        reservationId: 'stay',
        travellers: [traveller(givenName, { surname: 'Tan', birthDate: '' })],
        lines: stayPriceLines(offered)[index] ?? [],
      },
    )
  return [room(0, 'Mia'), room(1, 'Daniel')]
}
