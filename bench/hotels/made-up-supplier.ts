import {
  accessibilityFacts,
  amenities,
  boards,
  hotelKinds,
} from '../../src/contract/hotel/hotel-terms.ts'
import type { HotelSupplier, SupplierProperty } from '../../src/server/supplier/hotel-supplier.ts'
import { type DeskRate, deskSupplier, openHotelDesk } from '../../test/support/hotel/hotel-desk.ts'
import { awayFrom, bangkok, testProperty } from '../../test/support/hotel/test-properties.ts'

const words =
  'River Lotus Grand Palm Garden Sunset Royal Harbour Silver Orchid Temple Park Central Hill Bay Lake Star Golden Blue'.split(
    ' ',
  )
const ends = 'Hotel Resort Inn Lodge Suites House Residence Hostel Place Villas'.split(' ')

/** Returns the same numbers every time, below `most`. */
const drawn = (seed: number, most: number): number =>
  Math.floor((Math.abs(Math.sin(seed * 12.9898) * 43_758.5453) % 1) * most)
const pick = <T>(all: readonly T[], seed: number): T => all[drawn(seed, all.length)] as T
const some = <T>(all: readonly T[], seed: number): T[] =>
  all.filter((_, at) => drawn(seed + at * 7, 3) === 0)

/**
 * Creates a supplier with this many properties, of which `inCity` are within 20 km of the middle of Bangkok, each with
 * five rates.
 */
export function madeUpSupplier(id: string, count: number, inCity: number): HotelSupplier {
  const property = (number: number): SupplierProperty => {
    const isHere = number < inCity
    const spread = isHere ? 20 : 5000
    return testProperty(
      String(number),
      `${pick(words, number)} ${pick(words, number + 1)} ${pick(ends, number + 2)} ${number}`,
      {
        kind: pick(hotelKinds, number + 3),
        stars: 1 + drawn(number + 4, 5),
        position: awayFrom(
          bangkok,
          (drawn(number + 5, 1000) / 1000 - 0.5) * spread,
          (drawn(number + 6, 1000) / 1000 - 0.5) * spread,
        ),
        area: `Area ${drawn(number + 7, isHere ? 12 : 3000)}`,
        score: { value: 5 + drawn(number + 8, 50) / 10, reviews: drawn(number + 9, 3000) },
        amenities: some(amenities, number + 10),
        accessibility: some(accessibilityFacts, number + 11),
      },
    )
  }
  const desk = openHotelDesk()
  desk.properties = Array.from({ length: inCity }, (_, number) => property(number))
  for (const { ref } of desk.properties) desk.rates.set(ref, ratesOf(Number(ref)))
  return {
    ...deskSupplier(id, desk),
    *properties() {
      for (let number = 0; number < count; number += 1) yield property(number)
    },
  }
}

const ratesOf = (number: number): DeskRate[] =>
  boards.map((board, at): DeskRate => {
    const now = 2000 + drawn(number + at, 20_000)
    const isFree = drawn(number + at + 20, 2) === 0
    return {
      ref: `${number}-${at}`,
      board,
      now,
      there: drawn(number + at + 30, 3) === 0 ? 5000 : 0,
      ...(isFree ? { freeUntil: '2099-01-01T00:00:00Z' } : {}),
      roomsLeft: drawn(number + at + 40, 12),
    }
  })
