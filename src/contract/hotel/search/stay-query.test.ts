import { expect, it } from 'vitest'
import type { DestinationId } from '../destination.ts'
import { roomsOf, roomsText, stayQuery } from './stay-query.ts'

const rooms = [
  { adults: 2, childAges: [7, 9] },
  { adults: 1, childAges: [] },
]

it('rooms are read as they were written', () => {
  expect(roomsText(rooms)).toBe('2-7-9_1')
  expect(roomsOf('2-7-9_1')).toEqual(rooms)
})

it.each(['', '2-', '-2', '2__1', 'two', '2,7'])('%j is no list of rooms', (text) => {
  expect(roomsOf(text)).toBeUndefined()
})

it('an address contains the whole search, without escapes', () => {
  const stay = { checkIn: '2026-12-10', checkOut: '2026-12-13', rooms }
  expect(`${stayQuery('city-bangkok-th' as DestinationId, stay)}`).toBe(
    'destination=city-bangkok-th&checkIn=2026-12-10&checkOut=2026-12-13&rooms=2-7-9_1',
  )
})
