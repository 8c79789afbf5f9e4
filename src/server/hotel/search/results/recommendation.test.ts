import { expect, test } from 'vitest'
import { type HotelKind, hotelKinds } from '../../../../contract/hotel/hotel-terms.ts'
import { kindMixOf } from './kind-mix.ts'
import { recommendations } from './recommendation.ts'

interface Place {
  total: number
  stars?: number
  score?: number
  reviews?: number
  km?: number
  free?: boolean
  kind?: HotelKind
}

const couple = {
  checkIn: '2027-02-01',
  checkOut: '2027-02-07',
  rooms: [{ adults: 2, childAges: [] }],
}

/** Returns the places' positions, most recommended first. */
function ranked(...places: Place[]): number[] {
  const column = (of: (place: Place) => number) => places.map(of)
  const points = recommendations(
    {
      hotels: Int32Array.from(places.keys()),
      starts: Int32Array.from({ length: places.length + 1 }, (_, at) => at),
      distance: Float32Array.from(column(({ km = 1 }) => km)),
      rates: {
        total: Float64Array.from(column(({ total }) => total)),
        freeUntil: Float64Array.from(column(({ free }) => (free ? 1 : 0))),
      } as never,
      radius: 10,
      mix: kindMixOf(couple),
    },
    {
      kind: column(({ kind = 'hotel' }) => hotelKinds.indexOf(kind)),
      stars: column(({ stars = 3 }) => stars),
      score: column(({ score = 8 }) => score * 10),
      reviews: column(({ reviews = 500 }) => reviews),
    } as never,
  )
  return [...points.keys()].sort((a, b) => (points[b] ?? 0) - (points[a] ?? 0))
}

test.each<[string, Place, Place]>([
  ['cheaper', { total: 80 }, { total: 120 }],
  ['better', { total: 100, score: 9 }, { total: 100, score: 7 }],
  ['trusted by more guests', { total: 100, score: 9 }, { total: 100, score: 9.4, reviews: 2 }],
  ['nearer', { total: 100, km: 1 }, { total: 100, km: 8 }],
  ['free to cancel', { total: 100, free: true }, { total: 100 }],
])('what is %s comes first, all else being equal', (_, first, second) => {
  expect(ranked(second, first)).toEqual([1, 0])
})

test('prices are compared within a class: a cheap hostel isn’t better than a fairly priced hotel', () => {
  const hostels = [10, 10, 10].map((total) => ({ total, stars: 1, score: 7 }))
  const hotel = { total: 100, stars: 4, score: 8.8 }
  const others = [150, 160].map((total) => ({ total, stars: 4 }))
  expect(ranked(...hostels, hotel, ...others)[0]).toBe(3)
})

test('a dormitory’s beds aren’t bargains beside unclassified apartments', () => {
  const beds = [20, 21, 22, 23, 24, 25].map(
    (total): Place => ({ total, stars: 0, kind: 'hostel', score: 8 }),
  )
  const apartments = [100, 110, 120, 130, 140, 150].map(
    (total): Place => ({ total, stars: 0, kind: 'apartment', score: 8 }),
  )
  expect(ranked(...beds, ...apartments)[0]).toBe(beds.length)
})
