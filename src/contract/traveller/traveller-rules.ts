import type { PassengerType } from '../checkout/passenger-types.ts'

/**
 * What can be wrong with a traveller's details: the values of `fields` in PASSENGERS_INVALID.
 * Pages have words for each (`flight-book.field.<code>`).
 */
export const bookingFieldCodes = [
  'REQUIRED',
  'TITLE_UNKNOWN',
  'NAME_LETTERS',
  'NAME_TITLE',
  'NAME_TOO_LONG',
  'NAME_PLAIN',
  'DATE_INVALID',
  'DATE_IN_FUTURE',
  'DATE_TOO_OLD',
  'AGE_ADULT',
  'AGE_CHILD',
  'AGE_INFANT',
  'COUNTRY_UNKNOWN',
  'PASSPORT_NUMBER_INVALID',
  'PASSPORT_EXPIRED',
  'EMAIL_INVALID',
  'PHONE_INVALID',
  'SAME_TRAVELLER',
  'BAG_UNKNOWN',
  'BAG_LIMIT',
] as const
export type BookingFieldCode = (typeof bookingFieldCodes)[number]

/** Titles that tickets know for a passenger of this type. */
export const titlesByType: Readonly<Record<PassengerType, readonly string[]>> = {
  adult: ['mr', 'mrs', 'ms'],
  child: ['mstr', 'miss'],
  infant: ['mstr', 'miss'],
}

/** Returns whether a text is a day of the calendar, `YYYY-MM-DD`. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** Letters of any script with what joins them; a full stop only after an initial, never inside a word. */
const plainName = /^(?:[\p{L}\p{M}'’ʼ`´·・‐–-]|\u200c|\u200d|\.(?=$|[ -])|,(?= )| )+$/u

/**
 * Returns what keeps a name from standing in a letter, or undefined. No ticket shows it, so it may be of any script; but mail
 * goes to an address that anybody may have typed, so it holds no numbers, no signs and nothing that becomes a link.
 */
export function letterNameProblem(name: string): BookingFieldCode | undefined {
  if (!name.trim()) return 'REQUIRED'
  return plainName.test(name.trim()) && /\p{L}/u.test(name) ? undefined : 'NAME_PLAIN'
}

/** Returns a passport's number without what people put between its characters. */
export const passportDigits = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase()

/** ICAO Doc 9303 gives a passport's number nine characters; some states print up to twelve. */
export const isPassportNumber = (typed: string): boolean =>
  /^(?=.*\d)[A-Z0-9]{5,12}$/.test(passportDigits(typed))

/**
 * Plain shape only: whether a mailbox exists is shown by mail that arrives, not by a pattern. The domain is a name, whose
 * last part begins with a letter: numbers and literals in brackets are addresses of machines, this one among them.
 */
export const isMailAddress = (text: string): boolean =>
  text.length <= 254 &&
  /^[^\s@<>"',;]{1,64}@([\p{L}\p{M}\p{N}-]{1,63}\.)+\p{L}[\p{L}\p{M}\p{N}-]{1,62}$/u.test(text)
