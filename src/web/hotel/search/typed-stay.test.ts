import { describe, expect, it } from 'vitest'
import { nightsBetween, readTypedStay, stayParamsOf } from './typed-stay.ts'

const read = (query: string) => readTypedStay(new URLSearchParams(query))

describe('a search for stays', () => {
  it.each([
    'destination=city-bali-id&checkIn=2026-12-10&checkOut=2026-12-14&rooms=2-5-8_2',
    'where=bali&checkIn=&checkOut=&rooms=2',
    'destination=near-3.139%2C101.687&checkIn=2026-12-10&checkOut=2026-12-14&rooms=1',
    // A child whose age is missing isn't lost, nor are ten rooms.
    'where=bali&checkIn=2026-12-10&checkOut=2026-12-09&rooms=2-_2-7-',
    'destination=city-bali-id&checkIn=2026-12-10&checkOut=2026-12-14&rooms=1_1_1_1_1_1_1_1_1_1',
  ])('comes back as it was: %s', (query) => {
    expect(stayParamsOf(read(query)).toString()).toBe(query)
  })

  it('is for two adults in one room unless it says otherwise', () => {
    expect(read('where=bali').rooms).toEqual([{ adults: '2', childAges: [] }])
  })

  it('reads the fields of the form without scripts, and only of the rooms that it asks for', () => {
    const sent = read(
      'where=Bali&roomCount=2&adults-1=2&children-1=2&age-1-1=5&age-1-2=&age-1-3=9&adults-2=1&children-2=0&adults-3=2',
    )
    expect(sent.rooms).toEqual([
      { adults: '2', childAges: ['5', ''] },
      { adults: '1', childAges: [] },
    ])
    expect(stayParamsOf(sent).get('rooms')).toBe('2-5-_1')
  })
})

it.each([
  ['2026-12-10', '2026-12-14', 4],
  ['2026-12-31', '2027-01-01', 1],
  ['2026-12-10', '2026-12-10', 0],
  ['2026-12-10', '2026-12-01', 0],
  ['', '2026-12-01', 0],
])('from %s to %s are %i nights', (checkIn, checkOut, nights) => {
  expect(nightsBetween(checkIn, checkOut)).toBe(nights)
})
