import { expect, it } from 'vitest'
import { isInArea, isMapArea } from './map-area.ts'

const area = (south: number, west: number, north: number, east: number) => ({
  south,
  west,
  north,
  east,
})

it.each([
  ['a part of a city', area(13.7, 100.4, 13.8, 100.6), true],
  ['one across the date line', area(-19, 177, -16, -179), true],
  ['no numbers', area(Number.NaN, 100, 14, 101), false],
  ['south above north', area(14, 100, 13, 101), false],
  ['nothing wide', area(13, 100, 14, 100), false],
  ['the whole world', area(-90, -180, 90, 180), false],
  ['west and east swapped', area(13, 101, 14, 100), false],
  ['beyond a pole', area(13, 100, 91, 101), false],
  ['beyond the date line', area(13, 179, 14, 181), false],
])('%s', (_, corners, expected) => {
  expect(isMapArea(corners)).toBe(expected)
})

it('has places on both sides of the date line', () => {
  const fiji = area(-19, 177, -16, -179)
  const isIn = (lat: number, lon: number) => isInArea({ lat, lon }, fiji)
  expect([isIn(-17, 178), isIn(-17, -179.5), isIn(-17, 0), isIn(-15, 178)]).toEqual([
    true,
    true,
    false,
    false,
  ])
})
