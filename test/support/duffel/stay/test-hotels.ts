/** Where Duffel's test hotels are: an island without any other. */
export const testPlace = { centre: { lat: -24.38, lon: -128.32 }, radius: 2 }

/** When a rate's scenario happens. */
export type Trouble =
  | 'unavailable_at_quote'
  | 'dearer_at_quote'
  | 'unavailable_at_booking'
  | 'no_balance_at_booking'

/** What a test specifies of a rate; the rest is as in Duffel's own examples. */
export interface RateWishes {
  room?: string
  /** For a room and night, in `currency`. */
  price?: number
  currency?: string
  board?: string
  payment?: string
  methods?: string[]
  loyalty?: boolean
  /** Shares of the total that are refunded until so many days before arrival. */
  refunds?: { days: number; share: number }[]
  /** For a room and night, paid there. */
  due?: { amount: string; currency: string } | undefined
  left?: number | null
  expiresInMinutes?: number
  trouble?: Trouble
}

export interface TestHotel {
  id: string
  name: string
  position: { lat: number; lon: number }
  address: { city_name: string; postal_code: string; region: string; country_code: string }
  rates: RateWishes[]
}

const island = {
  city_name: 'Henderson Island',
  postal_code: 'PCRN 1ZZ',
  region: 'Pitcairn Islands',
  country_code: 'PN',
}

/** Returns where a test hotel is, so many thousandths of a degree to the north of the others. */
export const onIsland = (away: number): Pick<TestHotel, 'position' | 'address'> => ({
  position: { lat: testPlace.centre.lat + away / 1000, lon: testPlace.centre.lon },
  address: island,
})

const free = [{ days: 2, share: 1 }]

/** Hotels named after the scenarios of Duffel's guide "Test Hotels"; each has rates that behave like its name. */
export const testHotels: readonly TestHotel[] = [
  {
    id: 'acc_0000AWr2VsUNIF1Vl91xg0',
    name: 'Duffel Test Hotel: Successful Booking with Balance',
    ...onIsland(0),
    rates: [
      { room: 'Double Suite', price: 130, board: 'breakfast', refunds: free },
      { room: 'Double Suite', price: 110, refunds: free, due: { amount: '7.00', currency: 'NZD' } },
      { room: 'Double Suite', price: 100, left: null },
      {
        room: 'Twin Room',
        price: 120,
        refunds: [
          { days: 7, share: 1 },
          { days: 2, share: 0.5 },
        ],
      },
      { room: 'Twin Room', price: 90, methods: ['card'] },
      { room: 'Twin Room', price: 80, payment: 'guarantee', methods: ['card'] },
      { room: 'Twin Room', price: 85, payment: 'deposit' },
      { room: 'Twin Room', price: 70, loyalty: true },
    ],
  },
  {
    id: 'acc_quote_unavailable',
    name: 'Duffel Test Hotel: Rate Unavailable at Quote',
    ...onIsland(1),
    rates: [{ trouble: 'unavailable_at_quote' }],
  },
  {
    id: 'acc_quote_dearer',
    name: 'Duffel Test Hotel: Price Change at Quote',
    ...onIsland(2),
    rates: [{ trouble: 'dearer_at_quote', refunds: free }],
  },
  {
    id: 'acc_booking_unavailable',
    name: 'Duffel Test Hotel: Rate Unavailable at Booking',
    ...onIsland(3),
    rates: [{ trouble: 'unavailable_at_booking' }],
  },
  {
    id: 'acc_booking_no_balance',
    name: 'Duffel Test Hotel: Insufficient Balance at Booking',
    ...onIsland(4),
    rates: [{ trouble: 'no_balance_at_booking' }],
  },
  {
    id: 'acc_card_only',
    name: 'Duffel Test Hotel: Successful Booking with Card',
    ...onIsland(5),
    rates: [{ methods: ['card'] }],
  },
  {
    id: 'acc_expired',
    name: 'Duffel Test Hotel: Expired Rate',
    ...onIsland(6),
    rates: [{ expiresInMinutes: -1 }, { expiresInMinutes: 3, price: 140 }],
  },
  {
    id: 'acc_due_there',
    name: 'Duffel Test Hotel: Due at Accommodation',
    ...onIsland(7),
    rates: [{ due: { amount: '1500', currency: 'JPY' } }],
  },
  { id: 'acc_far', name: 'Duffel Test Hotel: Out of Range', ...onIsland(30), rates: [{}] },
]

/** Returns an accommodation as in Duffel's examples, with rooms that have the given rates. */
export function accommodationOf(
  { id, name, position, address }: TestHotel,
  rates: readonly { room: string; rate: object }[],
) {
  const rooms = Map.groupBy(rates, ({ room }) => room)
  return {
    id,
    name,
    description: `A hotel for testing: ${name}`,
    chain: null,
    brand: null,
    key_collection: null,
    supported_loyalty_programme: null,
    email: 'stays@example.com',
    phone_number: '+6421234567',
    rating: 4,
    review_score: 8.4,
    review_count: 336,
    ratings: [{ value: 4, source: 'duffel' }],
    amenities: [
      { type: 'wifi', description: 'Wi-Fi' },
      { type: 'pool', description: 'Pool' },
      { type: 'lounge', description: 'Lounge' },
    ],
    check_in_information: { check_in_after_time: '14:30', check_out_before_time: '11:30' },
    photos: [
      { url: 'https://assets.duffel.com/img/stays/image.jpg' },
      { url: 'https://assets.duffel.com/img/stays/image.jpg' },
      { url: 'http://elsewhere.example/image.jpg' },
      { url: null },
      { url: 'https://assets.duffel.com/img/stays/pool.jpg' },
    ],
    location: {
      address: { line_one: '1 Test Street', ...address },
      geographic_coordinates: { latitude: position.lat, longitude: position.lon },
    },
    rooms: [...rooms].map(([room, all]) => ({
      name: room,
      beds: [{ type: 'king', count: 1 }],
      photos:
        room === 'Double Suite' ? [{ url: 'https://assets.duffel.com/img/stays/suite.jpg' }] : [],
      rates: all.map(({ rate }) => rate),
    })),
  }
}
