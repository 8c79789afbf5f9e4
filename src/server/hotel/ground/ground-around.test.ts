import { describe, expect, test } from 'vitest'
import { openShop } from '../../../../test/support/shop.ts'
import type { Ground } from '../../../contract/hotel/ground.ts'
import { cityById } from '../../world/city.ts'
import { continued } from './continued.ts'

const shop = await openShop({})
const traveller = shop.traveller()
const groundAt = (lat: number, lon: number) =>
  traveller.call<Ground | null>('GET', `/hotel/ground?lat=${lat}&lon=${lon}`)

/** Returns whether a point is on the land of all rings together, by the even-odd rule. */
function isLand({ rings }: Ground, lat: number, lon: number): boolean {
  let isInside = false
  for (const ring of rings) {
    for (const [at, [x, y]] of ring.entries()) {
      const [beforeX, beforeY] = ring.at(at - 1) ?? [x, y]
      if (y > lat === beforeY > lat) continue
      if (lon < x + ((beforeX - x) * (lat - y)) / (beforeY - y)) isInside = !isInside
    }
  }
  return isInside
}

describe('the ground around a place', () => {
  test('in Bali is land in Ubud and water in the strait, also beyond the map', async () => {
    const bali = cityById('bali-id')
    if (!bali) throw new Error('no Bali')
    const ground = await traveller.must(groundAt(bali.lat, bali.lon))
    if (!ground) throw new Error('no ground')
    expect(ground.attribution).toContain('OpenStreetMap')
    expect(isLand(ground, -8.507, 115.263)).toBe(true)
    expect(isLand(ground, -8.95, 115.25)).toBe(false)
    expect(isLand(ground, -9.6, 115.25)).toBe(false)
  })

  test('names cities, areas and landmarks, also where only land is around', async () => {
    const mexico = await traveller.must(groundAt(19.43, -99.13))
    expect(mexico?.rings).toEqual([])
    expect(mexico?.attribution).toBeUndefined()
    expect(mexico?.names[0]).toMatchObject({ name: 'Mexico City', kind: 'city' })
    const kinds = new Set(mexico?.names.map(({ kind }) => kind))
    expect([...kinds].sort()).toEqual(['area', 'city', 'landmark'])
    const bali = await traveller.must(groundAt(-8.65, 115.2))
    const names = bali?.names.map(({ name }) => name)
    expect(names).toContain('Ubud')
    // The middle of an island isn't a place.
    expect(names).not.toContain('Bali')
  })

  test('in a city inland is its river, whose source is named', async () => {
    const paris = await traveller.must(groundAt(48.86, 2.35))
    expect(paris?.rings).toEqual([])
    expect(paris?.rivers.length).toBeGreaterThanOrEqual(2)
    expect(paris?.attribution).toContain('OpenStreetMap')
    expect(paris?.names).toContainEqual(expect.objectContaining({ name: 'Seine', kind: 'river' }))
    const mexico = await traveller.must(groundAt(19.43, -99.13))
    expect(mexico?.rivers).toEqual([])
  })

  test('is null in the middle of an ocean', async () => {
    expect(await traveller.must(groundAt(0, -30))).toBeNull()
  })

  test('is refused for no position', async () => {
    expect((await groundAt(91, 0)).error).toBe('VALIDATION')
  })
})

test('a shape goes on where its map cuts it off, and only there', () => {
  const bounds = { west: 0, south: 0, east: 10, north: 10 }
  // Land in the west: the coast runs from the upper to the lower edge.
  const land = [
    [0, 10],
    [4, 10],
    [5, 5],
    [4, 0],
    [0, 0],
  ]
  expect(continued(land, bounds)).toEqual([
    [-10, 20],
    [4, 20],
    [4, 10],
    [5, 5],
    [4, 0],
    [4, -10],
    [-10, -10],
  ])
  const island = [
    [1, 1],
    [2, 1],
    [2, 2],
  ]
  expect(continued(island, bounds)).toEqual(island)
})
