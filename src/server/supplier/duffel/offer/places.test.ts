import { expect, test } from 'vitest'
import { duffelPairs, duffelPlaces } from './places.ts'

test.each([
  ['LHR', ['LHR']],
  ['LON', ['LON']],
  ['QBK', ['BKK', 'DMK']],
  ['BKK', ['BKK']],
  // An airport whose code also begins with Q.
  ['QRO', ['QRO']],
])('%s is %o at Duffel', (place, known) => {
  expect(duffelPlaces(place)).toEqual(known)
})

test('our own codes become pairs of airports, the busiest first and not too many', () => {
  expect(duffelPairs('QBK', 'LON')).toEqual([
    { origin: 'BKK', destination: 'LON' },
    { origin: 'DMK', destination: 'LON' },
  ])
  const many = duffelPairs('QLA', 'QMI')
  expect(many).toHaveLength(9)
  expect(many[0]).toEqual({ origin: 'LAX', destination: 'MIA' })
})
