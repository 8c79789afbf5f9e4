import { expect, test } from 'vitest'
import { countries } from '../../../contract/countries.ts'
import { landmarkOf, placesWithLandmark } from '../../ui/scene/landmarks.ts'
import { popularRoutes } from './popular-routes.ts'

test('every city shown on the home page has a landmark of its own, and others have none', () => {
  const shown = countries.flatMap(({ code }) => {
    const { home, to } = popularRoutes(code)
    return [home, ...to]
  })
  expect(shown.filter((place) => landmarkOf(place).length === 0)).toEqual([])
  const drawings = placesWithLandmark.map((place) => JSON.stringify(landmarkOf(place)))
  expect(new Set(drawings).size).toBe(placesWithLandmark.length)
  expect(landmarkOf('XYZ')).toEqual([])
})
