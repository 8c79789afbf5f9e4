import { expect, test } from 'vitest'
import type { Slice } from '../../../contract/flight/offer.ts'
import { shiftedSlice } from './shifted-slice.ts'

const flown = { airline: 'MH', airlineName: 'Malaysia Airlines', aircraft: '738', aircraftName: '' }

/** Kuala Lumpur (+8) to Bangkok (+7), and on to Delhi (+5:30) after two hours. */
const viaBangkok: Slice = {
  from: 'KUL',
  to: 'DEL',
  departure: '2027-01-10T09:00',
  arrival: '2027-01-10T14:40',
  minutes: 490,
  dayShift: 0,
  stopType: 'transit',
  co2Kg: 200,
  segments: [
    {
      ...flown,
      flight: 'MH784',
      from: 'KUL',
      to: 'BKK',
      minutes: 130,
      departure: '2027-01-10T09:00',
      arrival: '2027-01-10T10:10',
    },
    {
      ...flown,
      flight: 'MH190',
      from: 'BKK',
      to: 'DEL',
      minutes: 240,
      departure: '2027-01-10T12:10',
      arrival: '2027-01-10T14:40',
    },
  ],
  connections: [{ airport: 'BKK', minutes: 120, kind: 'transit' }],
}

const timesOf = ({ segments }: Slice) =>
  segments.map(({ departure, arrival }) => `${departure.slice(8)} ${arrival.slice(8)}`)

test.each([
  [
    'half an hour later is within the connection',
    0,
    30,
    ['10T09:30 10T10:40', '10T12:10 10T14:40'],
    90,
  ],
  [
    'two hours later takes the next flight along',
    0,
    120,
    ['10T11:00 10T12:10', '10T13:10 10T15:40'],
    60,
  ],
  ['the second alone', 1, 45, ['10T09:00 10T10:10', '10T12:55 10T15:25'], 165],
  [
    'the second earlier takes the first along',
    1,
    -90,
    ['10T08:30 10T09:40', '10T10:40 10T13:10'],
    60,
  ],
  ['past midnight', 0, 960, ['11T01:00 11T02:10', '11T03:10 11T05:40'], 60],
])('%s', (_, flight, minutes, times, connection) => {
  const after = shiftedSlice(viaBangkok, flight, minutes)
  expect(timesOf(after)).toEqual(times)
  expect(after.connections).toEqual([{ airport: 'BKK', minutes: connection, kind: 'transit' }])
  expect(after.minutes).toBe(130 + connection + 240)
  expect([after.departure, after.arrival]).toEqual([
    after.segments[0]?.departure,
    after.segments[1]?.arrival,
  ])
})

test('arriving a day later is shown', () => {
  expect(shiftedSlice(viaBangkok, 1, 600)).toMatchObject({
    arrival: '2027-01-11T00:40',
    dayShift: 1,
  })
})

test('local times follow the clock change: London’s go forward in the night', () => {
  const toLondon: Slice = {
    from: 'JFK',
    to: 'LHR',
    departure: '2027-03-27T14:00',
    arrival: '2027-03-28T00:40',
    minutes: 400,
    dayShift: 1,
    stopType: 'direct',
    co2Kg: 300,
    connections: [],
    segments: [
      {
        ...flown,
        flight: 'BA178',
        from: 'JFK',
        to: 'LHR',
        minutes: 400,
        departure: '2027-03-27T14:00',
        arrival: '2027-03-28T00:40',
      },
    ],
  }
  expect(shiftedSlice(toLondon, 0, 60)).toMatchObject({
    departure: '2027-03-27T15:00',
    arrival: '2027-03-28T02:40',
    minutes: 400,
  })
})
