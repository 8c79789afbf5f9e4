import { expect, test } from 'vitest'
import type { NamedPlace } from '../../../contract/hotel/ground.ts'
import { drawNames } from './draw-names.ts'
import { projection } from './map-view.ts'

const size = { width: 440, height: 620 }
const view = { lat: 13.75, lon: 100.5, zoom: 12 }
const middle = { lat: view.lat, lon: view.lon }

const named = (name: string, kind: NamedPlace['kind'] = 'area', east = 0): NamedPlace => ({
  name,
  kind,
  position: { lat: view.lat, lon: view.lon + east },
})
const namesOf = (
  names: readonly NamedPlace[],
  more: Partial<Parameters<typeof drawNames>[0]> = {},
) => drawNames({ names, view, size, taken: [], ...more }).map(({ name }) => name)

test('names that are in each other’s way give room to the more important ones', () => {
  const crowd = ['First', 'Second', 'Third', 'Fourth', 'Fifth'].map((name) => named(name))
  expect(namesOf(crowd)).toEqual(['First', 'Second', 'Third', 'Fourth'])
  expect(namesOf([named('Here'), named('There', 'area', 0.05)])).toEqual(['Here', 'There'])
})

test('pins stay free: a name moves aside, or is left out', () => {
  const { x, y } = projection(view, size)(middle)
  const pin = { left: x - 40, right: x + 40, top: y - 30, bottom: y }
  const [moved] = drawNames({ names: [named('Siam')], view, size, taken: [pin] })
  expect(moved?.dy).toBeGreaterThan(0)
  const crowd = { left: x - 40, right: x + 40, top: y - 60, bottom: y + 60 }
  expect(namesOf([named('Siam')], { taken: [crowd] })).toEqual([])
})

test('a landmark’s name stands beside its point, on the side that has room', () => {
  const [right] = drawNames({ names: [named('Wat Arun', 'landmark')], view, size, taken: [] })
  expect(right).toMatchObject({ anchor: 'start', x: 220, y: 310 })
  const [left] = drawNames({
    names: [named('Wat Arun', 'landmark', 0.07)],
    view,
    size,
    taken: [],
  })
  expect(left?.anchor).toBe('end')
})

test('nothing is named outside the view, or when it’s too far away to tell areas apart', () => {
  expect(namesOf([named('Elsewhere', 'area', 1)])).toEqual([])
  const far = { ...view, zoom: 7 }
  const names = [named('Bangkok', 'city'), named('Siam'), named('Wat Arun', 'landmark')]
  expect(namesOf(names, { view: far })).toEqual(['Bangkok'])
})

test('where the drawing is shown smaller, names need more room', () => {
  const names = [named('One side', 'area', -0.015), named('Other side', 'area', 0.015)]
  expect(namesOf(names)).toHaveLength(2)
  const [one, other] = drawNames({ names, view, size, taken: [], scale: 2 })
  expect(one?.dy).toBe(0)
  expect(other?.dy).not.toBe(0)
})

test('a river is named once, where there is room for it', () => {
  const { x, y } = projection(view, size)(middle)
  const pin = { left: x - 40, right: x + 40, top: y - 60, bottom: y + 60 }
  const river = [0, 0.05, -0.05].map((east) => named('Chao Phraya', 'river', east))
  const drawn = drawNames({ names: river, view, size, taken: [pin] })
  expect(drawn).toHaveLength(1)
  expect(drawn[0]?.x).toBeGreaterThan(x + 40)
})
