import { testNow } from '../../test-clock.ts'
import type { SearchRequest } from './requests.ts'
import type { RateWishes, TestHotel } from './test-hotels.ts'

export type StoredRate = ReturnType<typeof duffelRate>

/** A rate that a search found, with what its hotel does when it's quoted or booked. */
export interface SoldRate {
  rate: StoredRate
  room: string
  wishes: RateWishes
  hotel: TestHotel
  request: SearchRequest
}

const day = 86_400_000
/** What each year of a child's age costs for a stay: rates depend on ages. */
const perYear = 0.25

/** Creates the rates of searches. Each search has its own. */
export function createRates(newId: (kind: string) => string) {
  const sold = new Map<string, SoldRate>()
  return {
    sold,
    make(hotel: TestHotel, wishes: RateWishes, request: SearchRequest) {
      const { room = 'Double Suite' } = wishes
      const rate = duffelRate(newId('rat'), wishes, request)
      sold.set(rate.id, { rate, room, wishes, hotel, request })
      return { room, rate }
    },
    dearer: (rate: StoredRate): StoredRate => ({
      ...rate,
      total_amount: (Number(rate.total_amount) * 1.1).toFixed(2),
    }),
  }
}

/** Returns a complete rate as in the API's response. */
export function duffelRate(id: string, wishes: RateWishes, request: SearchRequest) {
  const {
    price = 100,
    currency = 'USD',
    board = 'room_only',
    payment = 'pay_now',
    methods = ['balance', 'card'],
    refunds = [],
    due,
    left = 12,
    expiresInMinutes = 30,
  } = wishes
  const { rooms, check_in_date: arrival, check_out_date: departure } = request
  const nights = (Date.parse(departure) - Date.parse(arrival)) / day
  const years = request.guests.reduce(
    (sum, guest) => sum + (guest.type === 'child' ? guest.age : 0),
    0,
  )
  const total = price * nights * rooms + years * perYear
  return {
    id,
    total_amount: total.toFixed(2),
    total_currency: currency,
    base_amount: null,
    base_currency: currency,
    tax_amount: (total / 11).toFixed(2),
    tax_currency: currency,
    fee_amount: null,
    fee_currency: currency,
    due_at_accommodation_amount: due ? (Number(due.amount) * nights * rooms).toFixed(2) : null,
    due_at_accommodation_currency: due?.currency ?? null,
    board_type: board,
    payment_type: payment,
    available_payment_methods: methods,
    supported_loyalty_programme: wishes.loyalty ? 'duffel_hotel_group_rewards' : null,
    loyalty_programme_required: wishes.loyalty ?? false,
    quantity_available: left,
    conditions: [{ title: 'Parking', description: 'Parking is free.' }],
    cancellation_timeline: refunds.map(({ days, share }) => ({
      before: new Date(Date.parse(arrival) - days * day).toISOString(),
      refund_amount: (total * share).toFixed(2),
      currency,
    })),
    source: 'duffel',
    code: null,
    description: null,
    name: 'Best Available Rate',
    expires_at: new Date(testNow() + expiresInMinutes * 60_000).toISOString(),
  }
}
