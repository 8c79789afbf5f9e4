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
