import { expect, it } from 'vitest'
import type { HotelId } from '../../../contract/hotel/hotel.ts'
import type { StayHash } from '../../../contract/hotel/property.ts'
import { money } from '../../../contract/money.ts'
import { bali } from '../testing/example-results.ts'
import { drawMap } from './draw-map.ts'
import { buttonBoxes, isUnder } from './map-buttons.ts'
import { pinBox } from './place-pins.ts'

/** A place with its distance from the middle, in kilometres. */
const marker = (id: string, north: number, east: number) => ({
  id: id as HotelId,
  hash: `hash-of-${id}` as StayHash,
  name: `Hotel ${id}`,
  position: { lat: bali.position.lat + north / 111, lon: bali.position.lon + east / 110 },
  total: money(172_000, 'MYR'),
  more: 0,
})
const draw = (markers: ReturnType<typeof marker>[], more: Partial<Parameters<typeof drawMap>[0]>) =>
  drawMap({
    ground: null,
    destination: bali,
    markers,
    rows: [],
    view: undefined,
    bounds: undefined,
    tag: 'en-GB',
    ...more,
  })
const covered = ({ pins, ...size }: ReturnType<typeof draw>) =>
  pins.filter((pin) => isUnder(pinBox(pin), buttonBoxes(size))).map(({ ids }) => ids[0])

const corners = [marker('a', 5, 4), marker('b', -7, -4), marker('c', -7, 4), marker('d', 3, 4)]

it('all results are beside the map’s buttons, not under them', () => {
  const map = draw(corners, {})
  expect(map.pins).toHaveLength(4)
  expect(covered(map)).toEqual([])
})

it('a view that was chosen stays as it is', () => {
  const view = { ...bali.position, zoom: 12 }
  expect(draw(corners, { view }).view).toEqual(view)
})

it('names keep clear of the buttons, of the source of the ground and of the scale', () => {
  const view = { ...bali.position, zoom: 12 }
  const named = { name: 'Chao Phraya', kind: 'river' as const }
  const at = (north: number, east: number) => [
    { ...named, position: marker('x', north, east).position },
  ]
  const drawn = (north: number, east: number) =>
    draw([], {
      view,
      ground: { names: at(north, east), rings: [], rivers: [] },
    }).names
  expect(drawn(0, 0)).toHaveLength(1)
  expect(drawn(9, 5.5)).toEqual([])
  expect(drawn(-10.6, 4)).toEqual([])
  // The scale's corner.
  expect(drawn(-10.4, -5.5)).toEqual([])
  expect(drawn(-8.5, -5.5)).toHaveLength(1)
})
