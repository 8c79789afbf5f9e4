import { expect, test } from 'vitest'
import type { Slice } from '../../../contract/flight/offer.ts'
import { extendedDeadline } from './extended-deadline.ts'

const at = (departure: string) =>
  ({ from: 'LHR', to: 'JFK', departure, arrival: departure }) as Slice
const moved = (before: string, after: string) => ({ before: at(before), after: at(after) })
const farAway = moved('2027-03-20T10:00', '2027-03-20T12:00')
const leavesSoon = moved('2027-01-15T10:00', '2027-01-15T12:00')
const leavesEarlier = moved('2027-01-15T10:00', '2027-01-14T12:00')
const noLonger = { before: at('2027-03-20T10:00'), after: null }
const now = '2027-01-10T08:00Z'

test.each([
  ['keeps a deadline with enough time left', farAway, '2027-01-17T07:00Z', undefined],
  ['moves one that comes closer than six days', farAway, '2027-01-16T08:00Z', '2027-01-17T08:00Z'],
  ['moves one that would run out today', farAway, '2027-01-10T09:00Z', '2027-01-17T08:00Z'],
  ['moves one that ran out while nobody looked', farAway, '2027-01-10T07:59Z', '2027-01-17T08:00Z'],
  ['ends a day before departure', leavesSoon, '2027-01-12T08:00Z', '2027-01-14T10:00Z'],
  [
    'and a day before the new departure, if that is earlier',
    leavesEarlier,
    '2027-01-12T08:00Z',
    '2027-01-13T12:00Z',
  ],
  ['and isn’t moved again then', leavesSoon, '2027-01-14T10:00Z', undefined],
  ['never moves it back', leavesSoon, '2027-01-14T20:00Z', undefined],
  [
    'moves one of flights that no longer operate',
    noLonger,
    '2027-01-12T08:00Z',
    '2027-01-17T08:00Z',
  ],
] as const)('a dispute %s', (_, flights, answerBy, expected) => {
  const found = extendedDeadline({ ...flights, answerBy: new Date(answerBy) }, Date.parse(now))
  expect(found).toEqual(expected && new Date(expected))
})
