import { expect, it } from 'vitest'
import { groundShapes } from './ground-shapes.ts'

const square = (west: number, south: number, size: number): [number, number][] => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
]
const painted = (...rings: [number, number][][]) =>
  groundShapes({ rings }).map(({ isLand, depth }) => `${depth} ${isLand ? 'land' : 'water'}`)

it('a lake lies on land, and its island on the lake, in whichever order they come', () => {
  expect(painted(square(4, 4, 1), square(0, 0, 10), square(3, 3, 3))).toEqual([
    '0 land',
    '1 water',
    '2 land',
  ])
})

it('islands beside each other are both land', () => {
  expect(painted(square(0, 0, 2), square(3, 0, 2))).toEqual(['0 land', '0 land'])
})

it('a lake that is cut off with the land around it is still a lake', () => {
  expect(painted(square(0, 0, 10), square(8, 4, 2))).toEqual(['0 land', '1 water'])
})

it('corners are rounded, and rings closed', () => {
  const [shape] = groundShapes({ rings: [square(0, 0, 4)] })
  expect(shape?.ring).toHaveLength(17)
  expect(shape?.ring.at(-1)).toEqual(shape?.ring[0])
  expect(shape?.ring.some(([lon, lat]) => lon === 0 && lat === 0)).toBe(false)
})
