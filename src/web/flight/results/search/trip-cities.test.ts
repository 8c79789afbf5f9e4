import { expect, it } from 'vitest'
import { tripCities } from './trip-cities.ts'

const names: Record<string, string> = { BKK: 'Bangkok', DMK: 'Bangkok' }

it.each([
  ['KUL-BKK', 'KUL Bangkok'],
  ['KUL-BKK DMK-KUL', 'KUL Bangkok KUL'],
  ['KUL-BKK SIN-KUL', 'KUL Bangkok SIN KUL'],
  ['LON-PAR ROM-LON', 'LON PAR ROM LON'],
  ['KUL-PNH REP-HAN BKK-KUL', 'KUL PNH REP HAN Bangkok KUL'],
])('the cities of %s are %s', (trip, cities) => {
  const legs = trip.split(' ').map((leg) => {
    const [from = '', to = ''] = leg.split('-')
    return { from, to }
  })
  expect(tripCities(legs, (code) => names[code] ?? code).join(' ')).toBe(cities)
})
