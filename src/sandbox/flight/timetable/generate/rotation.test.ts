import { describe, expect, test } from 'vitest'
import { planRotations, type RotationPlan } from './rotation.ts'
import { hoursAt } from './wall-hours.ts'

const plan: RotationPlan = {
  seed: 42,
  weekly: 21,
  departures: [],
  blockOut: 120,
  blockBack: 120,
  timeShift: -60,
  baseHours: hoursAt('KUL', false),
  farHours: hoursAt('BKK', false),
}

const daysIn = (mask: number) => [...mask.toString(2)].filter((bit) => bit === '1').length

describe('an aircraft going there and back', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 10, 21, 24])('%i flights a week each way', (weekly) => {
    const rotations = planRotations({ ...plan, weekly })
    const sum = (way: 'outbound' | 'inbound') =>
      rotations.reduce((days, rotation) => days + daysIn(rotation[way].days), 0)
    expect(sum('outbound')).toBe(weekly)
    expect(sum('inbound')).toBe(weekly)
  })

  test('short flights are spread over the day', () => {
    const departures = planRotations(plan).map(({ outbound }) => outbound.departure)
    expect(Math.min(...departures)).toBeGreaterThanOrEqual(6 * 60)
    expect(Math.max(...departures)).toBeLessThan(23 * 60)
    expect(Math.max(...departures) - Math.min(...departures)).toBeGreaterThan(5 * 60)
  })

  test('known departures are kept; the others are planned', () => {
    const rotations = planRotations({ ...plan, departures: [1405] })
    expect(rotations.map(({ outbound }) => outbound.departure)[0]).toBe(1405)
    expect(rotations.length).toBe(3)
  })

  test('a return after midnight departs on the next day of the week', () => {
    const [rotation] = planRotations({
      ...plan,
      weekly: 1,
      blockOut: 800,
      blockBack: 800,
      timeShift: 720,
      baseHours: hoursAt('KUL', true),
      farHours: hoursAt('BKK', true),
    })
    const day = (mask = 0) => Math.log2(mask)
    const { outbound, inbound } = rotation ?? { outbound: { days: 0 }, inbound: { days: 0 } }
    expect([1, 2]).toContain((day(inbound.days) - day(outbound.days) + 7) % 7)
  })

  test('there are no departures or arrivals while an airport is closed for the night', () => {
    const closed = hoursAt('SYD', false)
    for (let seed = 0; seed < 200; seed++) {
      for (const { outbound, inbound } of planRotations({ ...plan, seed, farHours: closed })) {
        const landed = (outbound.departure + plan.blockOut + plan.timeShift + 1440) % 1440
        for (const minute of [landed, inbound.departure]) {
          expect(minute).toBeGreaterThanOrEqual(6 * 60)
          expect(minute).toBeLessThan(23 * 60 + 15)
        }
      }
    }
  })
})
