import { expect, it } from 'vitest'
import type { Problem } from '../../../contract/envelope.ts'
import type { ErrorCode, FieldErrors } from '../../../contract/errors.ts'
import { stayErrorsOf } from './stay-problem.ts'
import { checkStay, stayDatesOf } from './stay-request.ts'
import type { TypedRoom, TypedStay } from './typed-stay.ts'

const room: TypedRoom = { adults: '2', childAges: [] }
const good: TypedStay = {
  where: '',
  destination: 'city-bali-id',
  checkIn: '2026-12-10',
  checkOut: '2026-12-14',
  rooms: [room],
}

it.each<[string, Partial<TypedStay>, object]>([
  ['nothing wrong', {}, {}],
  [
    'nothing filled in',
    { destination: '', checkIn: '', checkOut: '' },
    { where: 'MISSING_WHERE', checkIn: 'MISSING_DATE', checkOut: 'MISSING_DATE' },
  ],
  ['a day that is none', { checkIn: '2026-12-32' }, { checkIn: 'MISSING_DATE' }],
  ['a past day', { checkIn: '2026-11-20' }, { checkIn: 'PAST_DATE' }],
  ['the same day', { checkOut: '2026-12-10' }, { checkOut: 'CHECK_OUT_BEFORE_CHECK_IN' }],
  [
    'check-out before check-in',
    { checkOut: '2026-12-01' },
    { checkOut: 'CHECK_OUT_BEFORE_CHECK_IN' },
  ],
  ['30 nights', { checkOut: '2027-01-09' }, {}],
  ['31 nights', { checkOut: '2027-01-10' }, { checkOut: 'STAY_TOO_LONG' }],
  [
    'a child without age',
    { rooms: [room, { adults: '1', childAges: ['4', ''] }] },
    { 'age-2-2': 'MISSING_AGE' },
  ],
  ['a child of 18', { rooms: [{ adults: '1', childAges: ['18'] }] }, { 'age-1-1': 'MISSING_AGE' }],
  ['a room of children', { rooms: [{ adults: '0', childAges: ['9'] }] }, { 'room-1': 'NO_ADULT' }],
  [
    'ten in one room',
    { rooms: [{ adults: '10', childAges: [] }] },
    { 'room-1': 'TOO_MANY_IN_ROOM' },
  ],
  ['ten rooms', { rooms: Array(10).fill(room) }, { rooms: 'TOO_MANY_ROOMS' }],
])('%s', (_, change, errors) => {
  expect(checkStay({ ...good, ...change }, '2026-11-21')).toEqual(errors)
})

it('a checked search has numbers', () => {
  const rooms = [{ adults: '2', childAges: ['5', '0'] }]
  expect(stayDatesOf({ ...good, rooms }).rooms).toEqual([{ adults: 2, childAges: [5, 0] }])
})

const problem = (error: ErrorCode, fields?: FieldErrors): Problem => ({
  message: '',
  error,
  status_code: 400,
  ...(fields && { fields }),
})

it.each<[string, Problem, object]>([
  ['without fields', problem('UNKNOWN_DESTINATION'), { where: 'UNKNOWN_DESTINATION' }],
  [
    'about one room',
    problem('TOO_MANY_IN_ROOM', { 'rooms.1.adults': 'too_big' }),
    { 'room-2': 'TOO_MANY_IN_ROOM' },
  ],
  [
    'about several fields',
    problem('PAST_DATE', { checkIn: 'PAST_DATE', checkOut: 'STAY_TOO_LONG' }),
    { checkIn: 'PAST_DATE', checkOut: 'STAY_TOO_LONG' },
  ],
  ['about nothing that was typed', problem('RATE_LIMITED'), {}],
])('an error of the front API %s is shown at its field', (_, told, errors) => {
  expect(stayErrorsOf(told)).toEqual(errors)
})
