import { expect, it } from 'vitest'
import { nearbyPlaces } from './nearby-places.ts'

it.each([
  ['Oxford', { lat: 51.75, lon: -1.26 }, 'LON'],
  ['Melaka', { lat: 2.19, lon: 102.25 }, 'QKL'],
  ['Penang', { lat: 5.41, lon: 100.33 }, 'PEN'],
  ['Yokohama', { lat: 35.44, lon: 139.64 }, 'TYO'],
])('from %s one flies from the nearest busy city', (_, point, code) => {
  const found = nearbyPlaces({ point }, 4)
  expect(found[0]).toBe(code)
  expect(found.length).toBeLessThanOrEqual(4)
  expect(new Set(found).size).toBe(found.length)
})

it('the visitor’s location decides, not the country they chose', () => {
  expect(nearbyPlaces({ point: { lat: 1.35, lon: 103.82 }, country: 'GB' }, 3)[0]).toBe('SIN')
})

it('a country gives its busiest cities, and a small one its neighbours’ too', () => {
  expect(nearbyPlaces({ country: 'MY' }, 3)).toEqual(['QKL', 'BKI', 'PEN'])
  const singapore = nearbyPlaces({ country: 'SG' }, 4)
  expect(singapore[0]).toBe('SIN')
  expect(singapore).toHaveLength(4)
})

it('nothing is near the middle of an ocean or an unknown country', () => {
  expect(nearbyPlaces({ point: { lat: -45, lon: -130 }, country: 'MY' }, 4)).toEqual([])
  expect(nearbyPlaces({ country: 'ZZ' }, 4)).toEqual([])
  expect(nearbyPlaces({}, 4)).toEqual([])
  expect(nearbyPlaces({ zone: 'Mars/Olympus', country: 'MY' }, 4)).toEqual([])
})

it('a time zone is more reliable than an assumed country', () => {
  expect(nearbyPlaces({ zone: 'America/Los_Angeles', country: 'MY' }, 3)[0]).toBe('QLA')
  expect(nearbyPlaces({ zone: 'Asia/Calcutta', country: 'MY' }, 3)[0]).toBe('QDL')
})
