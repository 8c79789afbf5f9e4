import { expect, it } from 'vitest'
import type { HotelId } from '../../../contract/hotel/hotel.ts'
import type { StayHash } from '../../../contract/hotel/property.ts'
import { drawPins } from './draw-pins.ts'

const size = { width: 400, height: 400 }
const view = { lat: 0, lon: 0, zoom: 10 }
/** Markers of one crowded place. */
const crowd = ['a', 'b', 'c', 'd'].map((id) => ({
  id: id as HotelId,
  hash: `hash-of-${id}` as StayHash,
  name: `Hotel ${id}`,
  position: { lat: 0, lon: 0 },
  more: 0,
  price: 'USD 20',
}))

it('counts all places of a pin, and names the first and those of the list by id', () => {
  const [pin, ...others] = drawPins(crowd, view, size, (id) => id === 'c')
  expect(others).toEqual([])
  expect(pin).toMatchObject({ count: 4, ids: ['a', 'c'] })
})

it('names all of them for a map without a list', () => {
  expect(drawPins(crowd, view, size)[0]?.ids).toEqual(['a', 'b', 'c', 'd'])
})
