import type { ErrorCode } from '../../../contract/errors.ts'
import { adultAge, mostInRoom, mostNights, mostRooms } from '../../../contract/hotel/hotel-terms.ts'
import type { StayDates } from '../../../contract/hotel/stay.ts'
import { isCalendarDay } from '../../../contract/traveller/traveller-rules.ts'
import {
  ageField,
  nightsBetween,
  roomCountField,
  type TypedRoom,
  type TypedStay,
} from './typed-stay.ts'

/** What can be wrong with a field besides the codes of the front API. */
export const stayFieldCodes = [
  'MISSING_WHERE',
  'MISSING_DATE',
  'MISSING_AGE',
  'NO_ADULT',
  'TOO_MANY_ROOMS',
] as const

/** Errors by the field's name in the form. `rooms` is the field of all guests. */
export type StayErrors = Readonly<Record<string, ErrorCode | (typeof stayFieldCodes)[number]>>

/** Returns the name under which a room's own error is reported, counted from 1. */
export const roomField = (room: number): string => `room-${room}`

/**
 * Returns the errors of a search before it's sent, by field. The front API decides; this saves a round trip and finds
 * all errors at once. `today` is the first day on which a stay can begin.
 */
export function checkStay(stay: TypedStay, today: string): StayErrors {
  const errors: Record<string, StayErrors[string]> = {}
  if (!stay.where && !stay.destination) errors.where = 'MISSING_WHERE'
  const { checkIn, checkOut } = stay
  if (!isCalendarDay(checkIn)) errors.checkIn = 'MISSING_DATE'
  else if (checkIn < today) errors.checkIn = 'PAST_DATE'
  if (!isCalendarDay(checkOut)) errors.checkOut = 'MISSING_DATE'
  else if (isCalendarDay(checkIn) && checkOut <= checkIn)
    errors.checkOut = 'CHECK_OUT_BEFORE_CHECK_IN'
  else if (nightsBetween(checkIn, checkOut) > mostNights) errors.checkOut = 'STAY_TOO_LONG'
  if (stay.rooms.length > mostRooms) errors.rooms = 'TOO_MANY_ROOMS'
  for (const [index, room] of stay.rooms.slice(0, mostRooms).entries()) {
    checkRoom(room, index + 1, errors)
  }
  return errors
}

function checkRoom(room: TypedRoom, number: number, errors: Record<string, StayErrors[string]>) {
  const adults = wholeNumber(room.adults)
  if (!(adults >= 1)) errors[roomField(number)] = 'NO_ADULT'
  else if (adults + room.childAges.length > mostInRoom) {
    errors[roomField(number)] = 'TOO_MANY_IN_ROOM'
  }
  for (const [child, age] of room.childAges.entries()) {
    if (!(wholeNumber(age) < adultAge)) errors[ageField(number, child + 1)] = 'MISSING_AGE'
  }
}

/** Returns the errors that are left when a field of the form was changed. */
export function withoutErrorsOf(errors: StayErrors, changed: string): StayErrors {
  const [kind = '', room] = changed.split('-')
  const groups: Readonly<Record<string, readonly string[]>> = {
    checkIn: ['checkIn', 'checkOut'],
    [roomCountField]: ['rooms'],
    adults: [roomField(Number(room))],
    children: [
      roomField(Number(room)),
      ...Object.keys(errors).filter((field) => field.startsWith(`age-${room}-`)),
    ],
  }
  const gone = groups[kind] ?? [changed]
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !gone.includes(field)))
}

/** Returns a checked search's dates and guests. */
export const stayDatesOf = ({ checkIn, checkOut, rooms }: TypedStay): StayDates => ({
  checkIn,
  checkOut,
  rooms: rooms.map(({ adults, childAges }) => ({
    adults: Number(adults),
    childAges: childAges.map(Number),
  })),
})

/** Returns the dates and guests of a stay as typed, for forms. */
export const typedRoomsOf = ({ rooms }: Pick<StayDates, 'rooms'>): TypedRoom[] =>
  rooms.map(({ adults, childAges }) => ({
    adults: String(adults),
    childAges: childAges.map(String),
  }))

const wholeNumber = (typed: string): number => (/^\d{1,3}$/.test(typed) ? Number(typed) : NaN)
