import { expect, it } from 'vitest'
import { createUpdatePace } from './update-pace.ts'

const minute = 60_000

/** Counts the updates of somebody who changes a field again and again. */
function updatesWithin(time: number, between: number): number {
  const pace = createUpdatePace()
  let count = 0
  for (let now = 0; now < time; now += between) {
    if (pace.waitAt(now) > 0) continue
    pace.count(now)
    count += 1
  }
  return count
}

it('prices of somebody who changes fields without a pause leave a third of the limit to clicks', () => {
  expect(updatesWithin(10 * minute, 601)).toBeLessThanOrEqual(80)
  expect(updatesWithin(10 * minute, 5000)).toBeLessThanOrEqual(80)
})

it('the first updates don’t wait, nor do those of somebody who takes their time', () => {
  expect(updatesWithin(20 * 601, 601)).toBe(20)
  expect(updatesWithin(10 * minute, 12_000)).toBe(50)
})

it('says how long the next one waits', () => {
  const pace = createUpdatePace()
  for (let count = 0; count < 20; count += 1) pace.count(1000)
  expect(pace.waitAt(1000)).toBe(10_000)
  expect(pace.waitAt(8000)).toBe(3000)
  expect(pace.waitAt(11_000)).toBe(0)
})
