import { expect, it } from 'vitest'
import { areaOf, clipRing, simplifyRing } from './clip-ring.ts'

const box = { west: 0, south: 0, east: 10, north: 10 }

it.each([
  ['inside', [1, 1, 3, 1, 3, 3, 1, 3], 4],
  ['around it', [-5, -5, 15, -5, 15, 15, -5, 15], 100],
  ['half in', [5, 5, 15, 5, 15, 8, 5, 8], 15],
  ['over a corner', [8, 8, 12, 8, 12, 12, 8, 12], 4],
  ['outside', [20, 20, 30, 20, 30, 30], 0],
  ['through it twice', [-2, 4, 12, 4, 12, 6, -2, 6], 20],
])('a ring %s keeps its area in the box', (_, ring, area) => {
  const clipped = clipRing(ring, box)
  expect(areaOf(clipped)).toBeCloseTo(area)
  expect(clipped.every((number) => number >= 0 && number <= 10)).toBe(true)
})

it('leaves out points that hardly change a ring', () => {
  const ring = [0, 0, 5, 0.1, 10, 0, 10, 5, 10.1, 7, 10, 10, 0, 10]
  expect(simplifyRing(ring, 0.5)).toEqual([0, 0, 10, 0, 10, 10, 0, 10])
  expect(simplifyRing(ring, 0.01)).toEqual(ring)
})
