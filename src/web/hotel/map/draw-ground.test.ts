import { expect, it } from 'vitest'
import { drawGround } from './draw-ground.ts'
import { projection } from './map-view.ts'

const size = { width: 440, height: 620 }
const view = { lat: -8.65, lon: 115.13, zoom: 11 }
const middle = projection(view, size)({ lat: view.lat, lon: view.lon })
/** Degrees of a pixel, near enough. */
const step = 360 / (256 * 2 ** view.zoom)

/** Returns the path of land whose coast is given in pixels from the middle. */
const coastOf = (...spots: [x: number, y: number][]) => {
  const ring = spots.map(([x, y]): [number, number] => [view.lon + x * step, view.lat - y * step])
  return (
    drawGround({ rings: [ring], rivers: [], names: [], attribution: 'A' }, view, size).land ?? ''
  )
}
const numbers = (path: string) =>
  [...path.matchAll(/(-?\d+) (-?\d+)/g)].map(([, x, y]) => [
    Number(x) - middle.x,
    Number(y) - middle.y,
  ])

it('a river’s mouth of a few points is no spike in the coast', () => {
  const coast = coastOf(
    [-100, 0],
    [0, 0],
    [0, -2],
    [8, -2],
    [4, 1],
    [100, 0],
    [100, -50],
    [-100, -50],
  )
  expect(numbers(coast).some(([x = 0, y = 0]) => Math.abs(x) < 10 && y < -1.5)).toBe(false)
})

it('a bay is drawn as it is, with rounded corners', () => {
  const coast = coastOf([-100, 0], [-20, 0], [0, -30], [20, 0], [100, 0], [100, -90], [-100, -90])
  expect(coast).toMatch(/^M.*Q.*Z$/)
  expect(numbers(coast).some(([x = 9, y = 0]) => Math.abs(x) <= 1 && y < -28)).toBe(true)
})

it('an arc of many short lines keeps its shape', () => {
  const arc = Array.from({ length: 200 }, (_, at): [number, number] => [
    Math.cos((at / 200) * 2 * Math.PI) * 60,
    Math.sin((at / 200) * 2 * Math.PI) * 60,
  ])
  for (const [x = 0, y = 0] of numbers(coastOf(...arc))) {
    expect(Math.abs(Math.hypot(x, y) - 60)).toBeLessThan(4)
  }
})

it('what is out of view, or too small to be seen, is left out', () => {
  expect(coastOf([900, 0], [950, 0], [950, 50])).toBe('')
  expect(coastOf([0, 0], [1, 0], [1, 1])).toBe('')
})
