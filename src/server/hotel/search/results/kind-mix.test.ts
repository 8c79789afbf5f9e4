import { expect, test } from 'vitest'
import type { HotelKind } from '../../../../contract/hotel/hotel-terms.ts'
import { kindMixOf, mixKinds } from './kind-mix.ts'

const stay = (nights: number, adults: number, ...childAges: number[]) => ({
  checkIn: '2027-02-01',
  checkOut: `2027-02-0${1 + nights}`,
  rooms: [{ adults, childAges }],
})

test.each([
  ['two adults for six nights', stay(6, 2), ['hotel']],
  ['two adults for a night', stay(1, 2), ['hotel']],
  ['one traveller for a night', stay(1, 1), ['hotel', 'hostel']],
  ['one traveller for three nights', stay(3, 1), ['hotel']],
  ['a family', stay(4, 2, 5, 8), ['apartment', 'resort']],
  ['three adults in a room', stay(2, 3), ['apartment', 'resort']],
])('%s book some kinds first', (_, of, first) => {
  expect(kindMixOf(of).first).toEqual(first)
})

/** Returns the kinds of a mixed list; `named` is the position of a property searched for by name. */
const mixedKinds = (of: ReturnType<typeof stay>, kinds: HotelKind[], named?: number) =>
  mixKinds([...kinds.keys()], kindMixOf(of), {
    kindOf: (at) => kinds[at] as HotelKind,
    isNamed: (at) => at === named,
    isProven: () => true,
  }).map((at) => kinds[at])

const hostels: HotelKind[] = Array(20).fill('hostel')
const others: HotelKind[] = ['apartment', 'apartment', 'apartment', 'guest_house', 'hotel', 'hotel']

test('the first ten places have three of a kind at most, hotels first for two adults', () => {
  const kinds = mixedKinds(stay(2, 2), [...hostels, ...others, 'hotel', 'hotel'])
  expect(kinds.slice(0, 3)).toEqual(['hotel', 'hotel', 'hotel'])
  for (const kind of ['hotel', 'hostel', 'apartment']) {
    expect(kinds.slice(0, 10).filter((each) => each === kind)).toHaveLength(3)
  }
  expect(kinds).toHaveLength(28)
})

test('what guests don’t praise comes into the first ten only if too few others do', () => {
  const kinds: HotelKind[] = ['guest_house', 'hotel', ...others, ...hostels]
  const firstTen = (isProven: (at: number) => boolean) =>
    mixKinds([...kinds.keys()], kindMixOf(stay(2, 2)), {
      kindOf: (at) => kinds[at] as HotelKind,
      isNamed: () => false,
      isProven,
    }).slice(0, 10)
  expect(firstTen(() => true)).toContain(0)
  expect(firstTen((at) => at > 1)).not.toContain(0)
  expect(firstTen((at) => at < 6)).toContain(0)
})

test('each ten places after them have five of a kind at most, up to the fiftieth', () => {
  const many = (kind: HotelKind, count: number): HotelKind[] => Array(count).fill(kind)
  const sorted = [...many('hotel', 60), ...many('apartment', 30), ...many('resort', 10)]
  const kinds = mixedKinds(stay(2, 2), sorted)
  for (const from of [10, 20, 30, 40]) {
    const ten = kinds.slice(from, from + 10)
    expect(
      ten.filter((kind) => kind === 'hotel'),
      String(from),
    ).toHaveLength(5)
  }
  // After them the points decide alone.
  expect(kinds.slice(50, 60)).toEqual(many('hotel', 10))
  expect(kinds).toHaveLength(100)
})

test('a ten that other kinds can’t fill has more of one', () => {
  const hotels: HotelKind[] = Array(40).fill('hotel')
  const kinds = mixedKinds(stay(2, 2), [...hotels, 'villa', 'villa', 'villa', 'villa'])
  expect(kinds.slice(0, 10).filter((kind) => kind === 'villa')).toHaveLength(3)
  expect(kinds.slice(10, 20).filter((kind) => kind === 'villa')).toHaveLength(1)
  expect(kinds).toHaveLength(44)
})

test('where there is nothing else, a kind fills the list', () => {
  expect(mixedKinds(stay(2, 2), hostels)).toEqual(hostels)
})

test('two kinds share the places for those that come first', () => {
  const kinds = mixedKinds(stay(1, 1), [...others, ...hostels])
  expect(kinds.slice(0, 3).sort()).toEqual(['hostel', 'hotel', 'hotel'])
})

test('a property that was searched for by name stays first', () => {
  expect(mixedKinds(stay(2, 2), ['hotel', 'hotel', 'villa'], 2)).toEqual([
    'villa',
    'hotel',
    'hotel',
  ])
})
