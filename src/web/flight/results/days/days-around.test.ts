import { expect, it } from 'vitest'
import { daysAround } from './days-around.ts'

it.each<[string, string, string, string | undefined, number[]]>([
  ['three on each side', '2026-12-10', '2026-11-21', undefined, [-3, -2, -1, 0, 1, 2, 3]],
  ['none in the past', '2026-11-22', '2026-11-21', undefined, [-1, 0, 1, 2, 3, 4, 5]],
  ['from today on', '2026-11-21', '2026-11-21', undefined, [0, 1, 2, 3, 4, 5, 6]],
  [
    'none after the flight back',
    '2026-12-10',
    '2026-11-21',
    '2026-12-11',
    [-5, -4, -3, -2, -1, 0, 1],
  ],
  ['fewer where there are no more', '2026-12-10', '2026-12-09', '2026-12-11', [-1, 0, 1]],
])('the days around: %s', (_, date, first, last, days) => {
  expect(daysAround(date, first, last)).toEqual(days)
})
