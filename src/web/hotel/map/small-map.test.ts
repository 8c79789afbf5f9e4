import { expect, it } from 'vitest'
import { drawNearby } from './draw-nearby.ts'
import { smallMap } from './small-map.ts'

it('a small map leaves out names that its edges would cut', () => {
  const name = (text: string, y: number, dy = 0) => ({
    name: text,
    kind: 'area' as const,
    anchor: 'middle' as const,
    x: 300,
    y,
    dx: 0,
    dy,
  })
  const map = {
    ...drawNearby({ lat: 35.7, lon: 139.8 }, [], null),
    names: [name('Ueno', 210), name('Asakusa', 120), name('Nihonbashi', 170, -22)],
  }
  expect(smallMap(map).names.map((each) => each.name)).toEqual(['Ueno'])
})
