import { expect, it } from 'vitest'
import { groundStyle } from './ground-style.ts'

const colours = { land: 'beige', water: 'blue', coast: 'grey' }
const course: [number, number][] = [
  [2.3, 48.8],
  [2.35, 48.85],
  [2.3, 48.9],
]

it('a river inland is water on land, above its banks and rounded at its bends', () => {
  const ground = { rings: [], rivers: [{ width: 110, course }], names: [] }
  const { layers, sources } = groundStyle(ground, colours)
  expect(layers.map(({ id }) => id)).toEqual(['background', 'shapes', 'coast', 'banks', 'rivers'])
  expect(layers[0]?.paint).toMatchObject({ 'background-color': 'beige' })
  expect(layers.at(-1)?.paint).toMatchObject({ 'line-color': 'blue' })
  const { data } = sources.rivers as unknown as { data: { features: [{ geometry: object }] } }
  const { coordinates } = data.features[0].geometry as { coordinates: [number, number][] }
  expect(coordinates.at(0)).toEqual(course[0])
  expect(coordinates.at(-1)).toEqual(course[2])
  expect(coordinates).toHaveLength(6)
})

it('its width on the map doubles with each zoom level, but is never too small to be seen', () => {
  const { layers } = groundStyle({ rings: [], rivers: [], names: [] }, colours)
  expect(layers.at(-1)?.paint).toMatchObject({
    'line-width': expect.arrayContaining([
      ['+', 0, ['max', 2, ['*', ['get', 'width'], 8]]],
      ['+', 0, ['max', 2, ['*', ['get', 'width'], 16]]],
    ]),
  })
})
