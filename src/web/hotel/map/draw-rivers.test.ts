import { expect, it } from 'vitest'
import { drawRivers } from './draw-rivers.ts'
import { metresPerUnit } from './map-view.ts'

const size = { width: 440, height: 620 }
const view = { lat: 48.86, lon: 2.35, zoom: 12 }
/** Degrees of a pixel, near enough. */
const step = 360 / (256 * 2 ** view.zoom)
const north = step * Math.cos((view.lat * Math.PI) / 180)

/** Returns a river's drawing, whose course is given in pixels from the middle. */
const riverOf = (width: number, ...spots: [x: number, y: number][]) => {
  const course = spots.map(([x, y]): [number, number] => [
    view.lon + x * step,
    view.lat - y * north,
  ])
  return drawRivers({ rings: [], names: [], rivers: [{ width, course }] }, view, size)
}

it('a river is a smooth line through its points’ sides, as wide as it is', () => {
  const [river] = riverOf(40 * metresPerUnit(view), [-40, 0], [0, 0], [0, 40])
  expect(river?.width).toBe(40)
  expect(river?.path).toBe('M180 310q40 0 40 20l0 20')
})

it('a stream is never too narrow to be seen', () => {
  expect(riverOf(1, [-40, 0], [40, 0])[0]?.width).toBe(2)
})

it('only what a view shows is drawn, with a point beyond its edge', () => {
  const bends = [-900, -600, -300, 0, 300, 600, 900].map((x): [number, number] => [
    x,
    (x / 3) % 200,
  ])
  const [river] = riverOf(20, ...bends)
  expect(river?.path).toMatch(/^M-80 /)
  expect(riverOf(20, [-900, 0], [-600, 0])).toEqual([])
})

it('points that say little are left out: nearly on a line', () => {
  const line = Array.from({ length: 101 }, (_, at): [number, number] => [at - 50, 0])
  expect(riverOf(20, ...line)[0]?.path).toBe('M170 310l100 0')
  const bend = Array.from({ length: 101 }, (_, at): [number, number] => [
    60 * Math.cos((at / 100) * Math.PI),
    60 * Math.sin((at / 100) * Math.PI),
  ])
  const curves = riverOf(20, ...bend)[0]?.path.match(/q/g)?.length
  expect(curves).toBeGreaterThan(4)
  expect(curves).toBeLessThan(20)
})
