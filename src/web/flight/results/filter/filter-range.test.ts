import { expect, it } from 'vitest'
import { durationSteps } from './filter-range.tsx'

it.each<[string, readonly [number, number] | null, number | undefined, number[]]>([
  ['whole hours between shortest and longest', [130, 400], undefined, [180, 240, 300, 360]],
  ['nothing to limit when all take the same', [130, 130], undefined, []],
  ['the chosen one, even where nothing came', null, 360, [360]],
  ['eight at most', [60, 2400], undefined, [120, 420, 720, 1020, 1320, 1620, 1920, 2220]],
])('limits of the journey: %s', (_, span, chosen, steps) => {
  expect(durationSteps(span, chosen)).toEqual(steps)
})
