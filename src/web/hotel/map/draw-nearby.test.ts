import { expect, it } from 'vitest'
import type { Ground } from '../../../contract/hotel/ground.ts'
import { drawNearby } from './draw-nearby.ts'

const position = { lat: 13.75, lon: 100.5 }
const near = (name: string, east: number) => ({
  name,
  distance: east * 108,
  position: { lat: 13.75, lon: 100.5 + east },
})
const ground: Ground = {
  rings: [],
  rivers: [],
  names: [
    { name: 'Old City', kind: 'area', position: { lat: 13.757, lon: 100.495 } },
    { name: 'Wat Pho', kind: 'landmark', position: { lat: 13.75, lon: 100.51 } },
  ],
}

it('everything near has a pin, and what is far away doesn’t make the rest small', () => {
  const close = drawNearby(position, [near('Wat Pho', 0.01)], ground)
  const all = drawNearby(position, [near('Wat Pho', 0.01), near('Airport', 0.25)], ground)
  expect(all.pins.map(({ label, ids }) => [label, ...ids])).toEqual([
    ['1', 'Wat Pho'],
    ['2', 'Airport'],
  ])
  expect(all.view).toEqual(close.view)
})

it('pins are named once, before what else is there', () => {
  const { names } = drawNearby(position, [near('Wat Pho', 0.01)], ground)
  expect(names.map(({ name, kind }) => [name, kind])).toEqual([
    ['Wat Pho', 'spot'],
    ['Old City', 'area'],
  ])
})

it('shows a property’s surroundings even if nothing near is known', () => {
  const { view, names } = drawNearby(position, [], ground)
  expect(view.zoom).toBeGreaterThan(12)
  expect(view.zoom).toBeLessThan(14)
  expect(names.map(({ name }) => name)).toEqual(['Old City', 'Wat Pho'])
})
