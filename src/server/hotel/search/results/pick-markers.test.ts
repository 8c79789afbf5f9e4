import { expect, test } from 'vitest'
import { pickMarkers } from './pick-markers.ts'

const place = (lat: number, lon: number, total: number) => ({ lat, lon, total })
const read = {
  positionOf: ({ lat, lon }: ReturnType<typeof place>) => ({ lat, lon }),
  totalOf: ({ total }: ReturnType<typeof place>) => total,
}

test('all of a few are shown, and none if none are asked for', () => {
  const few = [place(1, 1, 5), place(2, 2, 4)]
  expect(pickMarkers(few, 2, read)).toEqual(few)
  expect(pickMarkers(few, 0, read)).toEqual([])
  expect(pickMarkers([], 5, read)).toEqual([])
})

test('of a crowd the cheapest is left, and lone places stay however dear they are', () => {
  const crowd = Array.from({ length: 50 }, (_, at) => place(1 + at / 10_000, 1, 100 + at))
  const lone = [place(2, 2, 900), place(1, 2, 800), place(2, 1, 700)]
  const picked = pickMarkers([...crowd, ...lone], 4, read)
  expect(picked.map(({ total }) => total).sort((a, b) => a - b)).toEqual([100, 700, 800, 900])
})

test('places left over go to the crowds’ next cheapest', () => {
  const crowd = Array.from({ length: 50 }, (_, at) => place(1, 1 + at / 10_000, 100 + at))
  const picked = pickMarkers([...crowd, place(2, 2, 900)], 9, read)
  expect(picked).toHaveLength(9)
  expect(new Set(picked).size).toBe(9)
  expect(picked.some(({ total }) => total === 900)).toBe(true)
})
