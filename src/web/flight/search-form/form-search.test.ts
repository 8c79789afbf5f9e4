import { expect, it } from 'vitest'
import { placeCode } from './form-search.ts'
import { shownPlace } from './place-text.ts'

it.each([
  ['Kuala Lumpur (KUL)', 'KUL'],
  [' Kuala Lumpur (kul) ', 'KUL'],
  ['kuala lum', 'kuala lum'],
  ['KUL', 'KUL'],
  ['', ''],
])('%s in a place box means %s', (typed, place) => {
  expect(placeCode(typed)).toBe(place)
})

it('a code is shown with its name where that is known', () => {
  const place = {
    code: 'KUL',
    kind: 'airport',
    name: 'Kuala Lumpur International',
    city: 'Kuala Lumpur',
    country: 'MY',
    countryName: 'Malaysia',
    airports: ['KUL'],
    zone: 'Asia/Kuala_Lumpur',
  } as const
  expect(shownPlace('KUL', [{ ...place, airports: [...place.airports] }])).toBe(
    'Kuala Lumpur (KUL)',
  )
  expect(shownPlace('somewhere', [])).toBe('somewhere')
})
