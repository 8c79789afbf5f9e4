import { expect, test } from 'vitest'
import type { Segment, Slice } from '../../../contract/flight/offer.ts'
import type { ReservationState } from '../../../contract/order/order.ts'
import { flightsInCalendars, rememberedFlights } from './calendar-flights.ts'
import type { FlightDetails } from './flight-item.ts'

const journey = (...flights: string[]): Slice =>
  ({ segments: flights.map((flight) => ({ flight })) }) as unknown as Slice
const item = (
  state: ReservationState,
  slice: Slice,
  more: Partial<Pick<FlightDetails, 'announced' | 'calendarFlights' | 'tickets'>> = {},
) => ({
  state,
  details: {
    offer: { slice } as FlightDetails['offer'],
    announced: null,
    calendarFlights: [] as Segment[],
    tickets: [{ passenger: 0, number: '2321234567890' }],
    ...more,
  },
})
const told = (of: Parameters<typeof flightsInCalendars>[0]) =>
  flightsInCalendars(of).map(({ segment, index, isOn }) => `${index} ${segment.flight} ${isOn}`)

test('a journey with fewer flights than before still removes the last one', () => {
  const before = item('confirmed', journey('MH784', 'MH1'))
  const calendarFlights = rememberedFlights(before.details, journey('AK880'))
  expect(calendarFlights.map(({ flight }) => flight)).toEqual(['AK880', 'MH1'])
  expect(told(item('confirmed', journey('AK880'), { calendarFlights }))).toEqual([
    '0 AK880 true',
    '1 MH1 false',
  ])
})

test('announced times are in the calendar; flights the airline no longer operates are removed', () => {
  const waiting = (after: Slice | null) =>
    item('confirmed', journey('MH784', 'MH1'), { announced: { after, answerBy: null } })
  expect(told(waiting(journey('MH786', 'MH1')))).toEqual(['0 MH786 true', '1 MH1 true'])
  expect(told(waiting(null))).toEqual(['0 MH784 false', '1 MH1 false'])
})

test('cancelled tickets are removed; seats that were never ticketed were never in a calendar', () => {
  expect(told(item('cancelled', journey('MH784')))).toEqual(['0 MH784 false'])
  expect(told(item('cancelled', journey('MH784'), { tickets: [] }))).toEqual([])
  expect(told(item('expired', journey('MH784'), { tickets: [] }))).toEqual([])
  expect(told(item('held', journey('MH784'), { tickets: [] }))).toEqual(['0 MH784 true'])
})
