import { expect, test } from 'vitest'
import type { FlightLeg } from '../itinerary/itinerary.ts'
import { demandFactor, ladderFactor } from './demand.ts'
import { componentOf } from './fare-component.ts'

const plenty = { left: 150, capacity: 170 }

function flightOn(date: string, time = '13:00') {
  const leg: FlightLeg = {
    flight: 'MH784',
    airline: 'MH',
    number: 784,
    from: 'KUL',
    to: 'BKK',
    aircraft: '738',
    departure: `${date}T${time}`,
    arrival: `${date}T15:00`,
    minutes: 130,
    km: 1220,
    departureUtc: 0,
    arrivalUtc: 0,
  }
  return componentOf([leg])
}

test('the same input gives the same factor', () => {
  const flight = flightOn('2027-03-10')
  expect(demandFactor(flight, plenty, '2027-01-10')).toBe(
    demandFactor(flight, plenty, '2027-01-10'),
  )
})

test('prices rise as the day comes closer', () => {
  const flight = flightOn('2027-03-10')
  const asked = ['2027-01-01', '2027-02-20', '2027-03-01', '2027-03-06', '2027-03-09']
  const factors = asked.map((today) => demandFactor(flight, plenty, today))
  expect(factors).toEqual([...factors].sort((a, b) => a - b))
})

test('prices rise as seats sell out; the last six all cost the same', () => {
  const factors = [160, 90, 70, 45, 25, 6].map((left) => ladderFactor({ left, capacity: 170 }))
  expect(factors).toEqual([...factors].sort((a, b) => a - b))
  expect(new Set([6, 5, 4, 3, 2, 1].map((left) => ladderFactor({ left, capacity: 8 }))).size).toBe(
    1,
  )
})

test.each([
  ['a Sunday costs more than the Tuesday before', '2027-03-14', '2027-03-09'],
  ['Christmas costs more than November', '2026-12-23', '2026-11-25'],
])('%s', (_, dear, cheap) => {
  const before = (date: string) =>
    new Date(Date.parse(date) - 45 * 864e5).toISOString().slice(0, 10)
  const dearer = demandFactor(flightOn(dear), plenty, before(dear))
  expect(dearer).toBeGreaterThan(demandFactor(flightOn(cheap), plenty, before(cheap)))
})

test('a night flight is cheaper than one in the morning', () => {
  const night = demandFactor(flightOn('2027-03-10', '02:00'), plenty, '2027-01-10')
  expect(night).toBeLessThan(demandFactor(flightOn('2027-03-10', '08:00'), plenty, '2027-01-10'))
})

test('it stays within its bounds', () => {
  const full = demandFactor(
    flightOn('2026-12-25', '08:00'),
    { left: 1, capacity: 170 },
    '2026-12-24',
  )
  expect(full).toBe(1.9)
  const empty = demandFactor(flightOn('2027-02-09', '23:00'), plenty, '2026-12-01')
  expect(empty).toBeGreaterThanOrEqual(0.58)
})
