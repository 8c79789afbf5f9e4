import { expect, it } from 'vitest'
import { placeCode } from './form-search.ts'

it.each([
  ['Kuala Lumpur (KUL)', 'KUL'],
  [' Kuala Lumpur (kul) ', 'KUL'],
  ['kuala lum', 'kuala lum'],
  ['Kuala Lumpur (all airports)', 'Kuala Lumpur (all airports)'],
  ['KUL', 'KUL'],
  ['', ''],
])('%s in a place box means %s', (typed, place) => {
  expect(placeCode(typed)).toBe(place)
})
