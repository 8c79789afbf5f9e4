import { expect, test } from 'vitest'
import { kindMixOf } from './kind-mix.ts'
import { type PassingResults, passingResults } from './passing-results.ts'
import type { ResultIndex } from './result-index.ts'

const noon = Date.UTC(2027, 0, 5, 12)
const second = 1000
const everything = {
  stars: [],
  kinds: [],
  areas: [],
  amenities: [],
  accessibility: [],
  boards: [],
  freeCancellation: false,
  payAtProperty: false,
}
const none = { ...everything, freeCancellation: true }

/** Properties with one rate each, whose free cancellation ends at these instants. */
function indexOf(...ends: number[]): ResultIndex {
  const zeros = ends.map(() => 0)
  return {
    hotels: Int32Array.from(ends.keys()),
    starts: Int32Array.from({ length: ends.length + 1 }, (_, at) => at),
    distance: Float32Array.from(zeros),
    recommended: Float32Array.from(zeros),
    mix: kindMixOf({ checkIn: '2027-02-01', checkOut: '2027-02-03', rooms: [] }),
    rates: {
      total: Float64Array.from(ends.keys(), (at) => 100 + at),
      freeUntil: Float64Array.from(ends),
      board: Uint8Array.from(zeros),
      pay: Uint8Array.from(zeros),
      left: Uint8Array.from(zeros),
      accessible: Uint8Array.from(zeros),
    },
    lists: new Map<string, PassingResults>(),
  } as never
}

const most = 20
const all = (value: number) => Array(most).fill(value)
const facts = {
  stars: all(3),
  score: all(80),
  reviews: all(100),
  kind: all(0),
  amenities: all(0),
  accessibility: all(0x7f),
  area: all(0),
  areaNames: [''],
}
const listed = (
  index: ResultIndex,
  now: number,
  { filters = everything, sort = 'recommendation', wanted }: Partial<Wanted> = {},
) => passingResults(index, { filters, sort }, { catalogue: { facts } as never, now, wanted })
interface Wanted {
  filters: typeof everything
  sort: 'recommendation' | 'highest_price'
  wanted: number
}
const hotels = ({ passing }: PassingResults) => passing.map(({ position }) => position)

test('the list of a search is made once for its pages', () => {
  const index = indexOf(noon, noon)
  expect(listed(index, noon - second)).toBe(listed(index, noon - second))
})

test('each filter, order and property searched for has its list', () => {
  const index = indexOf(0, noon)
  expect(hotels(listed(index, noon - 90 * second))).toEqual([0, 1])
  expect(hotels(listed(index, noon - 90 * second, { filters: none }))).toEqual([1])
  expect(hotels(listed(index, noon - 90 * second, { sort: 'highest_price' }))).toEqual([1, 0])
  expect(hotels(listed(index, noon - 90 * second, { wanted: 1 }))).toEqual([1, 0])
  expect(index.lists.size).toBe(2)
})

test('free cancellation that ends within the minute counts as ended, and does afterwards', () => {
  const index = indexOf(noon, noon + 120 * second)
  const free = (now: number) => listed(index, now, { filters: none })
  expect(hotels(free(noon - 61 * second))).toEqual([0, 1])
  expect(hotels(free(noon - 59 * second))).toEqual([1])
  expect(hotels(free(noon + 61 * second))).toEqual([])
  expect(free(noon - 61 * second).facets.freeCancellation).toBe(2)
  expect(free(noon + 61 * second).facets.freeCancellation).toBe(0)
})

test('a standard room is sold first, unless the list is filtered by accessibility', () => {
  const index = indexOf(0, noon, noon)
  // One property: a standard room, then an accessible one for less, both also with free cancellation.
  Object.assign(index, { hotels: Int32Array.of(0), starts: Int32Array.of(0, 3) })
  index.rates.total.set([120, 150, 100])
  index.rates.accessible.set([0, 0, 1])
  const rate = (filters: typeof everything) => {
    const [first] = listed(index, noon - 90 * second, { filters }).passing
    return [first?.best, first?.free]
  }
  expect(rate(everything)).toEqual([0, 1])
  expect(rate({ ...everything, accessibility: ['accessible_room'] as never[] })).toEqual([2, 2])
})

test('guests’ score sorts by what guests gave, then by how many did', () => {
  const index = indexOf(noon, noon, noon)
  const scored = { ...facts, score: [80, 91, 80], reviews: [10, 5, 900] }
  const context = { catalogue: { facts: scored } as never, now: 0, wanted: undefined }
  const found = passingResults(index, { filters: everything, sort: 'score' }, context)
  expect(hotels(found)).toEqual([1, 2, 0])
})

test.each([
  [0, 20, true],
  [1, 20, true],
  [2, 20, false],
  [20, 20, false],
  [1, 1, false],
])('%i of %i properties with a room or two left are worth a word: %s', (scarce, of, isRare) => {
  const index = indexOf(...Array(of).fill(noon))
  index.rates.left.fill(3)
  index.rates.left.fill(2, 0, scarce)
  expect(listed(index, noon - 90 * second).isScarcityRare).toBe(isRare)
})
