import { expect, it } from 'vitest'
import { airports } from '../../src/server/world/airport.ts'
import { offsetAt } from '../../src/server/world/zoned-time.ts'
import { countryZones } from './country-zones.ts'
import { zoneOf } from './zone-of.ts'

const winter = Date.parse('2027-01-15T12:00Z')
const summer = Date.parse('2027-07-15T12:00Z')
const offsetsOf = (zone: string) => `${offsetAt(winter, zone)} ${offsetAt(summer, zone)}`

it('every airport’s offset is one of its country’s, in winter and in summer', () => {
  const strangers = airports.filter(
    ({ country, zone }) => !countryZones(country).map(offsetsOf).includes(offsetsOf(zone)),
  )
  // Kosovo has no zone in tzdata.
  expect(strangers.map(({ iata, zone }) => `${iata} ${zone}`)).toEqual(['PRN Europe/Belgrade'])
})

it.each([
  ['BAH', 'BH', 26.2708, 50.6336, 'Asia/Bahrain', 'where the lookup says Tehran'],
  ['PPG', 'AS', -14.331, -170.7105, 'Pacific/Pago_Pago', 'a day from Apia'],
  ['FSP', 'PM', 46.7629, -56.1731, 'America/Miquelon', 'an island off another country'],
  ['DIO', 'US', 65.7583, -168.953, 'America/Nome', 'the nearest of the many of its country'],
  ['OKL', 'ID', -4.9071, 140.6277, 'Asia/Jayapura', 'across a border by the lookup'],
  ['YZZ', 'CA', 49.0556, -117.609, 'America/Vancouver', 'north of a border'],
  ['KEP', 'NP', 28.1036, 81.667, 'Asia/Kathmandu', 'under the name that tzdata has now'],
  ['IND', 'US', 39.7173, -86.2944, 'America/Indiana/Indianapolis', 'as the lookup says'],
  ['URC', 'CN', 43.9071, 87.4742, 'Asia/Shanghai', 'as timetables are printed'],
])('%s (%s) at %d, %d keeps %s: %s', (code, country, lat, lon, zone) => {
  expect(zoneOf({ code, country, lat, lon })).toBe(zone)
})

it('throws if no zone of the country is near', () => {
  expect(() => zoneOf({ code: 'XXX', country: 'US', lat: 0, lon: 0 })).toThrow(/XXX/)
})
