import { describe, expect, it } from 'vitest'
import { cities } from './city.ts'
import { type CityMap, mapOf } from './city-map.ts'
import { mapBounds } from './map-bounds.ts'
import { decodeRing, encodeRing } from './ring-codec.ts'

/** Returns whether a point is on land, by the even-odd rule. */
function isLand(map: CityMap | undefined, lon: number, lat: number): boolean {
  let isInside = false
  for (const ring of [...(map?.land ?? []), ...(map?.water ?? [])]) {
    for (const [index, [x = 0, y = 0]] of ring.entries()) {
      const [beforeX = 0, beforeY = 0] = ring.at(index - 1) ?? []
      if (y > lat === beforeY > lat) continue
      if (lon < x + ((beforeX - x) * (lat - y)) / (beforeY - y)) isInside = !isInside
    }
  }
  return isInside
}

describe('city maps', () => {
  it('exist for cities at the coast', () => {
    const mapped = cities.filter(({ id }) => mapOf(id))
    expect(mapped.length).toBeGreaterThanOrEqual(800)
    for (const id of ['bali-id', 'singapore-sg', 'hong-kong-hk', 'sydney-au', 'phuket-th']) {
      expect(mapped.map((city) => city.id)).toContain(id)
    }
    expect(mapOf('madrid-es')).toBeUndefined()
    expect(mapOf('nowhere-xx')).toBeUndefined()
  })

  it('stay within the square around the city', () => {
    const outside = cities.filter((city) => {
      const { west, south, east, north } = mapBounds(city)
      const map = mapOf(city.id)
      const points = [...(map?.land ?? []), ...(map?.water ?? [])].flat()
      return points.some(
        ([lon = 0, lat = 0]) =>
          lon < west - 1e-9 || lon > east + 1e-9 || lat < south - 1e-9 || lat > north + 1e-9,
      )
    })
    expect(outside.map(({ id }) => id)).toEqual([])
  })

  it.each([
    ['singapore-sg', 103.82, 1.36, 'land'],
    ['singapore-sg', 103.9, 1.22, 'sea'],
    ['bali-id', 115.26, -8.5, 'land'],
    ['bali-id', 115.05, -8.75, 'sea'],
    ['new-york-us', -73.97, 40.78, 'land'],
    ['new-york-us', -74.04, 40.67, 'sea'],
    ['hong-kong-hk', 113.95, 22.26, 'land'],
    ['chicago-us', -87.5, 41.9, 'sea'],
    ['istanbul-tr', 29.06, 41.0, 'land'],
    ['istanbul-tr', 28.98, 40.97, 'sea'],
  ])('have %s at %f, %f on %s', (city, lon, lat, where) => {
    expect(isLand(mapOf(city), lon, lat)).toBe(where === 'land')
  })

  it('have nearly all areas on land', () => {
    const wet = cities.flatMap(({ id, areas }) => {
      const map = mapOf(id)
      return map ? areas.filter(({ lon, lat }) => !isLand(map, lon, lat)) : []
    })
    // Atolls and piers.
    expect(wet.length).toBeLessThanOrEqual(20)
    expect(wet.map(({ id }) => id)).not.toContain('pattaya-th-jomtien')
  })
})

it.each([[[]], [[0, 0, 1024, 1024, 0, 1024]], [[5, 900, 4, 31, 36, 32, 0, 0, 1024, 7]]])(
  '%j survives being written as text',
  (ring) => {
    expect(decodeRing(encodeRing(ring))).toEqual(ring)
    expect(encodeRing(ring)).toMatch(/^[\w-]*$/)
  },
)
