import { expect, test } from 'vitest'
import type { Segment, Slice } from '../../contract/flight/offer.ts'
import type { ItemState } from '../../contract/order/order.ts'
import { flightsInCalendars, rememberedFlights, revisionsOf } from './calendar-flights.ts'
import type { HistoryRow, ItemRow } from './order-store.ts'

const journey = (...flights: string[]): Slice =>
  ({ segments: flights.map((flight) => ({ flight })) }) as unknown as Slice
const item = (
  state: ItemState,
  slice: Slice,
  more: Partial<Pick<ItemRow, 'announced' | 'calendarFlights' | 'tickets'>> = {},
) => ({
  state,
  offer: { slice } as ItemRow['offer'],
  announced: null,
  calendarFlights: [] as Segment[],
  tickets: [{ passenger: 0, number: '2321234567890' }],
  ...more,
})
const told = (of: Parameters<typeof flightsInCalendars>[0]) =>
  flightsInCalendars(of).map(({ segment, index, isOn }) => `${index} ${segment.flight} ${isOn}`)

test('a journey with fewer flights than before still takes the last one off', () => {
  const before = item('issued', journey('MH784', 'MH1'))
  const calendarFlights = rememberedFlights(before, journey('AK880'))
  expect(calendarFlights.map(({ flight }) => flight)).toEqual(['AK880', 'MH1'])
  expect(told(item('issued', journey('AK880'), { calendarFlights }))).toEqual([
    '0 AK880 true',
    '1 MH1 false',
  ])
})

test('announced times stand in the calendar; flights the airline no longer operates are off', () => {
  const waiting = (after: Slice | null) =>
    item('issued', journey('MH784', 'MH1'), { announced: { after, answerBy: null } })
  expect(told(waiting(journey('MH786', 'MH1')))).toEqual(['0 MH786 true', '1 MH1 true'])
  expect(told(waiting(null))).toEqual(['0 MH784 false', '1 MH1 false'])
})

test('cancelled tickets are taken off; seats that never had one were never in a calendar', () => {
  expect(told(item('cancelled', journey('MH784')))).toEqual(['0 MH784 false'])
  expect(told(item('cancelled', journey('MH784'), { tickets: [] }))).toEqual([])
  expect(told(item('expired', journey('MH784'), { tickets: [] }))).toEqual([])
  expect(told(item('held', journey('MH784'), { tickets: [] }))).toEqual(['0 MH784 true'])
})

test('the revision of an item counts what changes its events, and nothing else', () => {
  const rows = [
    ['one', 'item.reserving'],
    ['one', 'item.held'],
    ['one', 'item.issued'],
    ['two', 'item.issued'],
    ['one', 'notice.opened'],
    [null, 'payment.captured'],
  ].map(([itemId, what]) => ({ itemId, what }) as HistoryRow)
  expect([...revisionsOf(rows)]).toEqual([
    ['one', 3],
    ['two', 1],
  ])
})
