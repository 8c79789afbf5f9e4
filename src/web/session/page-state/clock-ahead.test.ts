import { expect, it } from 'vitest'
import { clockAheadAt } from './clock-ahead.ts'

const noon = Date.UTC(2027, 2, 10, 12)
const minute = 60_000

it.each([
  ['clocks agree, and the document took 150 ms', noon - 150, { responseStart: 400 }, 0],
  ["the visitor's is five minutes slow", noon + 5 * minute, {}, 5 * minute],
  ["the visitor's is an hour fast", noon - 60 * minute, {}, -60 * minute],
  ['the document came out of the store', noon - 60 * minute, { transferSize: 0 }, 0],
  ['the browser does not say when it came', noon + 5 * minute, { responseStart: 0 }, 0],
])('%s', (_, now, arrived, ahead) => {
  const whole = { responseStart: 400, transferSize: 9000, ...arrived }
  expect(clockAheadAt(now, noon - 400, whole, noon)).toBe(ahead)
})

it.each([
  ['is right to the hour', 60 * minute, 0],
  ['is days slow', 3000 * minute, 3000 * minute],
  ['is years fast', -5_000_000 * minute, -5_000_000 * minute],
])('without the timing of the document, a browser’s clock that %s', (_, off, ahead) => {
  expect(clockAheadAt(noon, 0, undefined, noon - off)).toBe(ahead)
})
