import { expect, it } from 'vitest'
import { isReported } from './tracking-service.ts'

it.each([
  [0, false],
  [400, false],
  [401, false],
  [403, false],
  [404, false],
  [409, false],
  [410, false],
  [422, false],
  [499, false],
  [429, true],
  [500, true],
  [502, true],
  [503, true],
  [504, true],
  [undefined, true],
])('a response with status %s is reported to monitoring: %s (S8.20)', (status, reported) => {
  expect(isReported(status)).toBe(reported)
})
