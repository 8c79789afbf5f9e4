import { expect, it } from 'vitest'
import type { HotelId } from '../../../../contract/hotel/hotel.ts'
import type { StayHash } from '../../../../contract/hotel/property.ts'
import { markedArea, showsEnough } from './marked-area.ts'

const area = { south: 10, west: 100, north: 12, east: 104 }
const marker = (more: number) => ({
  id: 'a' as HotelId,
  hash: 'h' as StayHash,
  name: 'A',
  position: { lat: 11, lon: 101 },
  price: 'USD 90',
  more,
})
const known = (more: number) => ({ markers: [marker(more)], area, zoom: 11 })

it('places are asked for a little around what is shown', () => {
  expect(markedArea(area).area).toEqual({ south: 9.5, west: 99, north: 12.5, east: 105 })
  expect(markedArea(area).text).toBe('9.5,99,12.5,105')
})

it('nothing is asked for beyond the globe, or around the date line', () => {
  expect(markedArea({ south: 89, west: 170, north: 90, east: 180 }).text).toBe('88.75,167.5,90,180')
  expect(markedArea({ south: 0, west: 179, north: 4, east: -179 }).text).toBe('-1,179,5,-179')
})

it('what is known is enough until the map leaves it, or comes closer to a crowd', () => {
  const inner = { south: 10.5, west: 101, north: 11.5, east: 103 }
  expect(showsEnough(known(5), inner, 11.5)).toBe(true)
  expect(showsEnough(known(5), inner, 12)).toBe(false)
  expect(showsEnough(known(0), inner, 15)).toBe(true)
  expect(showsEnough(known(0), { ...inner, east: 105 }, 11)).toBe(false)
})
