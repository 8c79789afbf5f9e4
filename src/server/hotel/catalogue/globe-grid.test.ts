import { expect, test } from 'vitest'
import { greatCircleKm } from '../../world/great-circle.ts'
import { createGlobeGrid } from './globe-grid.ts'

/** Always the same points: crowded around a centre, and all over the globe. */
function points(centre: { lat: number; lon: number }) {
  let seed = 7
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed / 2_147_483_647
  }
  return Array.from({ length: 3000 }, (_, index) => {
    if (index % 10 === 0) return { lat: random() * 180 - 90, lon: random() * 360 - 180 }
    const lon = centre.lon + random() - 0.5
    return {
      lat: Math.max(-90, Math.min(90, centre.lat + random() - 0.5)),
      lon: lon > 180 ? lon - 360 : lon < -180 ? lon + 360 : lon,
    }
  })
}

test.each([
  ['Bangkok', { lat: 13.7, lon: 100.5 }],
  ['the equator and the meridian', { lat: 0, lon: 0 }],
  ['the date line', { lat: -17.7, lon: 179.99 }],
  ['the far north', { lat: 78.2, lon: 15.6 }],
  ['a pole', { lat: 89.9, lon: 40 }],
])('finds what comparing all points finds, at %s', (_, centre) => {
  const all = points(centre)
  const grid = createGlobeGrid()
  for (const point of all) grid.add(point)
  for (const radius of [0.1, 3, 30, 120]) {
    const expected = all.flatMap((point, number) =>
      greatCircleKm(centre, point) <= radius ? number : [],
    )
    expect(grid.within(centre, radius).toSorted((a, b) => a - b)).toEqual(expected)
  }
})
