import { expect, test } from 'vitest'
import { type City, cityById } from '../../../server/world/city.ts'
import { generateHotels, type HotelFacts } from '../property/hotel-facts.ts'
import { leadFactor, nightsIn, scarcityFactor } from './city-demand.ts'
import { holidayFactor } from './holidays.ts'
import { weekdayFactors } from './weekday.ts'

const city = (id: string): City => {
  const found = cityById(id)
  if (!found) throw new Error(`no city ${id}`)
  return found
}

const demand = (id: string, night: string): number =>
  nightsIn(
    city(id),
    night,
    `${night.slice(0, 8)}${Number(night.slice(8)) + 1}`.replace(/-(\d)$/, '-0$1'),
    night,
  )[0]?.demand ?? 0

test.each([
  ['bali-id', '2027-08-11', '2027-11-10'],
  ['phuket-th', '2027-01-13', '2027-09-15'],
  ['santorini-gr', '2027-08-11', '2027-02-10'],
  ['zermatt-ch', '2027-02-10', '2027-05-12'],
  ['dubai-ae', '2027-12-08', '2027-07-14'],
  ['cancun-mx', '2027-02-10', '2027-09-15'],
  ['sydney-au', '2027-01-20', '2027-07-14'],
  ['kyoto-jp', '2027-04-07', '2027-01-20'],
])('more people travel to %s on %s than on %s', (id, high, low) => {
  expect(demand(id, high)).toBeGreaterThan(demand(id, low) * 1.1)
})

test.each([
  ['TH', '2027-04-13', '2027-04-20'],
  ['CN', '2027-02-07', '2027-02-20'],
  ['JP', '2027-05-02', '2027-05-12'],
  ['AE', '2027-03-11', '2027-03-20'],
  ['IT', '2027-03-27', '2027-04-02'],
  ['US', '2027-11-25', '2027-11-29'],
  ['RU', '2027-01-05', '2027-01-12'],
  ['FR', '2026-12-31', '2027-01-05'],
])('%s travels on %s, not on %s', (country, holiday, ordinary) => {
  expect(holidayFactor(country, holiday)).toBeGreaterThan(1)
  expect(holidayFactor(country, ordinary)).toBe(1)
})

/** Returns the factors of a hotel in an area of this character, Sunday first. */
function weekOf(id: string, character: string): number[] {
  const hotel = generateHotels(city(id)).find(
    (each): each is HotelFacts => each.kind === 'hotel' && each.area.character === character,
  )
  if (!hotel) throw new Error('no such hotel')
  return weekdayFactors(hotel)
}

test('business hotels cost more in the week, holiday hotels at the weekend', () => {
  const [sunday = 0, , tuesday = 0, , , friday = 0, saturday = 0] = weekOf('bangkok-th', 'business')
  expect(tuesday).toBeGreaterThan(Math.max(sunday, friday, saturday))
  const beach = weekOf('bali-id', 'beach')
  expect(beach[6]).toBeGreaterThan((beach[2] ?? 0) * 1.2)
})

test('the price falls until some months ahead, and rises with the last rooms', () => {
  expect(leadFactor(90)).toBeLessThan(leadFactor(14))
  expect(leadFactor(14)).toBeLessThan(leadFactor(3))
  expect(scarcityFactor(0.1)).toBeGreaterThan(scarcityFactor(0.5))
  expect(scarcityFactor(0.5)).toBeGreaterThan(scarcityFactor(1))
})
