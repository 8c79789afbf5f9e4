import type { Destination } from '../../../contract/hotel/destination.ts'
import type { HotelId } from '../../../contract/hotel/hotel.ts'
import type { StayHash } from '../../../contract/hotel/property.ts'
import type { HotelFacets } from '../../../contract/hotel/search/hotel-search.ts'
import { money } from '../../../contract/money.ts'
import { drawMap } from '../map/draw-map.ts'
import { noFilters } from '../results/choices/hotel-choices.ts'
import type { HotelResultsPage, HotelRow } from '../results/load/results-data.ts'
import { exampleRate } from './example-stay.ts'

export const bali: Destination = {
  id: 'city-bali-id' as Destination['id'],
  kind: 'city',
  name: 'Bali',
  within: 'Indonesia',
  country: 'ID',
  position: { lat: -8.65, lon: 115.2 },
  radius: 30,
}

export const exampleRow = (id: string, more: Partial<HotelRow> = {}): HotelRow => {
  const { roomName, board, pay, price, perNight, freeUntil, roomsLeft } = exampleRate()
  return {
    id: id as HotelId,
    hash: `hash-of-${id}` as StayHash,
    name: `Hotel ${id}`,
    kind: 'hotel',
    stars: 3,
    area: 'Sanur',
    city: 'Bali',
    score: { value: 8.6, reviews: 412 },
    zone: 'Asia/Makassar',
    scene: { view: 'facade', seed: 4, setting: 'beach' },
    distance: 1.24,
    rate: { roomName, board, pay, price, perNight, freeUntil, roomsLeft },
    freeCancellation: undefined,
    lowestIn30Days: false,
    ...more,
  }
}

export const exampleFacets: HotelFacets = {
  stars: { 3: 12, 4: 7 },
  score: { 8: 9 },
  kinds: { hotel: 15, villa: 4 },
  boards: { breakfast: 11 },
  amenities: { pool: 8 },
  accessibility: { step_free_entrance: 5 },
  areas: [{ name: 'Sanur', count: 6 }],
  freeCancellation: 10,
  payAtProperty: 4,
  price: { lowest: 50_000, highest: 900_050 },
}

export const exampleResultsPage = (more: Partial<HotelResultsPage> = {}): HotelResultsPage => ({
  kind: 'results',
  title: '',
  description: '',
  stay: {
    where: '',
    destination: bali.id,
    checkIn: '2099-12-10',
    checkOut: '2099-12-14',
    rooms: [
      { adults: '2', childAges: ['5', '8'] },
      { adults: '2', childAges: [] },
    ],
  },
  destination: bali,
  currency: 'MYR',
  nights: 4,
  choices: {
    sort: 'recommendation',
    filters: noFilters,
    page: 1,
    view: 'list',
    map: undefined,
  },
  search: {
    searchId: 'search-1' as HotelResultsPage['search']['searchId'],
    state: 'done',
    suppliers: [
      { id: 'bedbank', name: 'Bed Bank', state: 'answered', results: 15 },
      { id: 'direct', name: 'Direct', state: 'answered', results: 8 },
    ],
    found: 19,
    expiresAt: '2099-12-01T10:25:00.000Z',
  },
  namedHasRooms: undefined,
  total: 19,
  rows: [exampleRow('a'), exampleRow('b')],
  facets: exampleFacets,
  without: [],
  map: drawMap({
    ground: null,
    destination: bali,
    markers: ['a', 'b'].map((id, index) => ({
      id: id as HotelId,
      hash: `hash-of-${id}` as StayHash,
      name: `Hotel ${id}`,
      position: { lat: -8.6 - index / 10, lon: 115.2 + index / 10 },
      total: money(172_000, 'MYR'),
      more: 0,
    })),
    rows: [exampleRow('a'), exampleRow('b')],
    view: undefined,
    bounds: undefined,
    tag: 'en-GB',
  }),
  now: '2099-12-01T10:00:00.000Z',
  ...more,
})
