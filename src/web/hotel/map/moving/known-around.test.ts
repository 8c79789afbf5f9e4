import { expect, it } from 'vitest'
import { cornersOf } from '../map-view.ts'
import { knownAround } from './known-around.ts'

const size = { width: 400, height: 600 }
const view = { lat: 0, lon: 115, zoom: 9 }

it('a map can be moved as far over the sea as land is known on the other side', () => {
  const north: [number, number][] = [
    [114, 3],
    [116, 3],
    [116, 0],
    [114, 0],
  ]
  const [west, south, east, top] = knownAround({ rings: [north] }, view, size)
  expect([west, south, east, top].map((each) => Number(each.toFixed(3)))).toEqual([114, -3, 116, 3])
})

it('it always shows its first view', () => {
  const islet: [number, number][] = [
    [115, 0],
    [115.01, 0],
    [115.01, 0.01],
  ]
  const { west, south, east, north } = cornersOf(view, size)
  const known = knownAround({ rings: [islet] }, view, size)
  for (const [at, edge] of [west, south, east, north].entries()) {
    expect(known[at]).toBeCloseTo(edge, 9)
  }
})
