import { expect, test } from 'vitest'
import { testFlightWorld } from '../../../../test/support/flight-world.ts'
import { inDays } from '../../../../test/support/traveller.ts'
import { createFares } from './adult-fare.ts'
import { componentOf, fareComponents } from './fare-component.ts'
import { familiesOf } from './fare-families.ts'

const { world } = await testFlightWorld()

const found = world.itineraries({
  from: ['KUL'],
  to: ['LHR', 'LGW'],
  date: inDays(60),
  maxChanges: 2,
  limit: 80,
})
const adultFare = createFares({
  today: inDays(0),
  competition: world.competition,
  seats: () => ({ left: 100, capacity: 200 }),
})

test('a through fare is cheaper than the sum of its flights’ fares', () => {
  const through = found.filter(
    ({ connections }) =>
      connections.length > 0 && connections.every(({ kind }) => kind === 'transit'),
  )
  expect(through.length).toBeGreaterThan(3)
  for (const itinerary of through) {
    const [component] = fareComponents(itinerary)
    const [family] = component ? familiesOf(component, 'economy') : []
    if (!component || !family) throw new Error('nothing to price')
    const apart = itinerary.legs.reduce(
      (sum, leg) => sum + adultFare(componentOf([leg]), family).total,
      0,
    )
    expect(adultFare(component, family).total).toBeLessThan(apart)
  }
})

test('a self-transfer is two bookings, each with a fare of its own', () => {
  const kinds = found.map((itinerary) => ({
    changes: itinerary.connections.filter(({ kind }) => kind === 'onestop').length,
    components: fareComponents(itinerary).length,
  }))
  for (const { changes, components } of kinds) expect(components).toBe(changes + 1)
  expect(kinds.some(({ changes }) => changes > 0)).toBe(true)
})

test('changing low-cost planes on a short trip saves nothing over flying direct', () => {
  const trips = world.itineraries({
    from: ['KUL'],
    to: ['BKK', 'DMK'],
    date: inDays(30),
    maxChanges: 1,
    limit: 80,
  })
  const prices = (changes: number) =>
    trips.flatMap((itinerary) => {
      const [component, another] = fareComponents(itinerary)
      if (!component?.lowCost || another || itinerary.connections.length !== changes) return []
      const [family] = familiesOf(component, 'economy')
      return family ? [adultFare(component, family).total] : []
    })
  expect(prices(0).length).toBeGreaterThan(0)
  expect(prices(1).length).toBeGreaterThan(0)
  expect(Math.min(...prices(1))).toBeGreaterThan(Math.min(...prices(0)))
})
