import { expect, it } from 'vitest'
import { birthDateProblem } from '../../../contract/passenger-rules.ts'
import { birthDateRange } from './birth-date-range.ts'

it.each([
  ['adult', '2026-12-10', '1896-12-11', '2014-12-10'],
  ['child', '2026-12-10', '2014-12-11', '2024-12-10'],
  ['infant', '2026-12-10', '2024-12-11', '2026-12-10'],
  ['child', '2028-02-29', '2016-03-01', '2026-02-28'],
] as const)('%s on %s: born from %s to %s', (type, day, min, max) => {
  expect(birthDateRange(type, day)).toEqual({ min, max })
})

it.each(['adult', 'child', 'infant'] as const)('agrees with the rule for ages: %s', (type) => {
  const { min, max } = birthDateRange(type, '2026-12-10')
  expect(birthDateProblem(min, type, '2026-12-10')).toBeUndefined()
  expect(birthDateProblem(max, type, '2026-12-10')).toBeUndefined()
})
