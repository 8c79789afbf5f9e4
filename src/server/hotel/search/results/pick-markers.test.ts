import { expect, test } from 'vitest'
import { pickMarkers } from './pick-markers.ts'

const place = (lat: number, lon: number, total: number) => ({ lat, lon, total })
const read = {
  positionOf: ({ lat, lon }: ReturnType<typeof place>) => ({ lat, lon }),
  isKept: () => false,
}
const totals = (picked: ReturnType<typeof pickMarkers<ReturnType<typeof place>>>) =>
  picked.map(({ each }) => each.total)
const sumOf = (picked: { more: number }[]) => picked.reduce((sum, { more }) => sum + 1 + more, 0)

test('all of a few are shown, and none if none are asked for', () => {
  const few = [place(1, 1, 4), place(2, 2, 5)]
  expect(pickMarkers(few, 2, read)).toEqual(few.map((each) => ({ each, more: 0 })))
  expect(pickMarkers(few, 0, read)).toEqual([])
  expect(pickMarkers([], 5, read)).toEqual([])
})

test('of a crowd the cheapest is left, and lone places stay however dear they are', () => {
  const crowd = Array.from({ length: 50 }, (_, at) => place(1 + at / 10_000, 1, 100 + at))
  const lone = [place(2, 1, 700), place(1, 2, 800), place(2, 2, 900)]
  const picked = pickMarkers([...crowd, ...lone], 4, read)
  expect(totals(picked)).toEqual([100, 700, 800, 900])
  expect(picked.map(({ more }) => more)).toEqual([49, 0, 0, 0])
})

test('places left over go to the crowds’ next cheapest', () => {
  const crowd = Array.from({ length: 50 }, (_, at) => place(1, 1 + at / 10_000, 100 + at))
  const picked = pickMarkers([...crowd, place(2, 2, 900)], 9, read)
  expect(picked).toHaveLength(9)
  expect(new Set(totals(picked)).size).toBe(9)
  expect(totals(picked)).toContain(900)
  expect(sumOf(picked)).toBe(51)
})

test('those of the list are kept, and the cheapest stands for the rest', () => {
  const crowd = Array.from({ length: 50 }, (_, at) => place(1 + at / 10_000, 1, 100 + at))
  const isKept = ({ total }: ReturnType<typeof place>) => total === 140 || total === 145
  const picked = pickMarkers([...crowd, place(2, 2, 900)], 6, { ...read, isKept })
  expect(totals(picked)).toEqual([100, 101, 102, 140, 145, 900])
  expect(picked[0]?.more).toBe(45)
  expect(sumOf(picked)).toBe(51)
  // More than there are markers: none of them goes first.
  expect(totals(pickMarkers(crowd, 2, { ...read, isKept: () => true }))).toEqual([100, 101])
})
