import type { StayBooking } from '../../../contract/hotel/booking.ts'
import type { Hotel, HotelId } from '../../../contract/hotel/hotel.ts'
import type { StayHash } from '../../../contract/hotel/property.ts'
import type { Rate, RateId } from '../../../contract/hotel/rate.ts'
import type { StayDates } from '../../../contract/hotel/stay.ts'
import { money } from '../../../contract/money.ts'
import { drawNearby } from '../map/draw-nearby.ts'
import type { StayPage } from '../review/stay-data.ts'

export const exampleHash = 'abcdefgh0123' as StayHash

export const exampleDates: StayDates = {
  checkIn: '2099-12-10',
  checkOut: '2099-12-14',
  rooms: [
    { adults: 2, childAges: [5, 8] },
    { adults: 2, childAges: [] },
  ],
}

export const exampleHotel = (more: Partial<Hotel> = {}): Hotel => ({
  id: 'sea-breeze' as HotelId,
  name: 'Sea Breeze Resort',
  kind: 'resort',
  stars: 4,
  position: { lat: -8.69, lon: 115.26 },
  area: 'Sanur',
  city: 'Bali',
  country: 'ID',
  zone: 'Asia/Makassar',
  score: { value: 8.6, reviews: 412 },
  amenities: ['wifi', 'pool', 'beach'],
  accessibility: ['step_free_entrance'],
  scenes: [
    { view: 'facade', seed: 1, setting: 'beach' },
    { view: 'room', seed: 2, setting: 'beach' },
    { view: 'pool', seed: 3, setting: 'beach' },
  ],
  address: 'Jalan Pantai 12, Sanur, Bali',
  phone: '+62 361 555 0100',
  currency: 'IDR',
  language: 'id',
  checkIn: { from: '14:00', until: '23:00' },
  checkOut: { until: '11:00' },
  rooms: [
    {
      id: 'deluxe',
      name: 'Deluxe Room',
      squareMetres: 32,
      beds: [
        { kind: 'king', count: 1 },
        { kind: 'single', count: 2 },
      ],
      sleeps: 4,
      accessible: false,
      scene: { view: 'room', seed: 5, setting: 'beach' },
    },
  ],
  policies: { pets: 'not_allowed', smoking: 'designated_areas', childrenWelcome: true },
  topicScores: { location: 9.1, staff: 8.8 },
  ...more,
})

/** MYR 1,600 now and IDR 400,000 (about MYR 120) at the property; free of charge until 7 December, 18:00 there. */
export const exampleRate = (more: Partial<Rate> = {}): Rate => ({
  rateId: 'rate-1' as RateId,
  supplier: 'bedbank',
  supplierName: 'Bed Bank',
  roomId: 'deluxe',
  roomName: 'Deluxe Room',
  board: 'breakfast',
  pay: 'now',
  price: {
    now: money(160_000, 'MYR'),
    atProperty: { amount: money(400_000, 'IDR'), estimate: money(12_000, 'MYR') },
    total: money(172_000, 'MYR'),
  },
  perNight: money(21_500, 'MYR'),
  freeUntil: '2099-12-07T10:00:00.000Z',
  roomsLeft: 2,
  fees: [
    { kind: 'vat', amount: money(14_000, 'MYR'), due: 'now' },
    { kind: 'resort_fee', amount: money(400_000, 'IDR'), due: 'at_property' },
  ],
  rooms: [
    { now: money(80_000, 'MYR'), atProperty: money(200_000, 'IDR') },
    { now: money(80_000, 'MYR'), atProperty: money(200_000, 'IDR') },
  ],
  refundUntil: [
    { instant: '2099-12-07T10:00:00.000Z', refund: money(160_000, 'MYR') },
    { instant: '2099-12-09T10:00:00.000Z', refund: money(80_000, 'MYR') },
  ],
  guarantee: 'none',
  expiresAt: '2099-12-01T10:00:00.000Z',
  ...more,
})

/** Everything at the property, with a card as guarantee. */
export const rateAtProperty = (): Rate =>
  exampleRate({
    rateId: 'rate-2' as RateId,
    pay: 'at_property',
    guarantee: 'card',
    guaranteeCharge: { amount: money(1_450_000, 'IDR'), estimate: money(43_750, 'MYR') },
    price: {
      now: money(0, 'MYR'),
      atProperty: { amount: money(5_800_000, 'IDR'), estimate: money(175_000, 'MYR') },
      total: money(175_000, 'MYR'),
    },
    refundUntil: [{ instant: '2099-12-07T10:00:00.000Z', refund: money(0, 'MYR') }],
  })

const { freeUntil: _, ...withoutFree } = exampleRate()
export const nonRefundableRate = (): Rate => ({
  ...withoutFree,
  rateId: 'rate-3' as RateId,
  refundUntil: [],
})

export const exampleStayPage = (more: Partial<StayPage> = {}): StayPage => ({
  kind: 'stay',
  data: {},
  title: 'Sea Breeze Resort',
  description: '',
  hash: exampleHash,
  hotel: exampleHotel(),
  stay: exampleDates,
  rates: [exampleRate(), rateAtProperty(), nonRefundableRate()],
  map: drawNearby({ lat: -8.69, lon: 115.26 }, [], null),
  nearby: [
    {
      name: 'Sanur Beach',
      kind: 'beach',
      position: { lat: -8.692, lon: 115.262 },
      distance: 0.3,
      walkMinutes: 4,
    },
    {
      name: 'Ngurah Rai Airport',
      kind: 'airport',
      position: { lat: -8.748, lon: 115.167 },
      distance: 11,
    },
  ],
  wanted: { accessible: false, free: false, payAtProperty: false, boards: [] },
  others: [],
  unavailable: [],
  reviews: {
    total: 20,
    languages: { en: 12, id: 8 },
    reviews: [
      {
        id: 'review-1',
        author: 'Putri',
        country: 'ID',
        stayed: '2099-06',
        score: 9,
        language: 'id',
        liked: 'Pantainya indah.',
        topics: {},
        party: 'family',
      },
    ],
  },
  isListed: true,
  reviewChoices: { from: 0 },
  praise: undefined,
  isCartOn: true,
  key: 'key',
  now: '2099-11-21T00:00:00.000Z',
  ...more,
})

export const exampleBooking = (more: Partial<StayBooking> = {}): StayBooking => ({
  bookId: 'book-123456' as StayBooking['bookId'],
  state: 'draft',
  hash: exampleHash,
  hotel: exampleHotel(),
  stay: exampleDates,
  rate: exampleRate(),
  draft: {
    contact: { givenName: '', surname: '', email: '', phoneCountry: 'MY', phone: '' },
    leadGuests: [],
    requests: '',
    arrivesAt: '',
    needs: [],
  },
  lines: [],
  expiresAt: '2099-12-01T10:00:00.000Z',
  ...more,
})
