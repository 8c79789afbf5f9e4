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
  'EXPIRY_TOO_FAR',
  'ID_CARD_NUMBER_INVALID',
  'ID_CARD_EXPIRED',
  'EMAIL_INVALID',
  'PHONE_INVALID',
  'SAME_TRAVELLER',
  'BAG_UNKNOWN',
  'BAG_LIMIT',
] as const
export type BookingFieldCode = (typeof bookingFieldCodes)[number]

/** Titles allowed on tickets of this passenger type. */
export const titlesByType: Readonly<Record<PassengerType, readonly string[]>> = {
  adult: ['mr', 'mrs', 'ms'],
  child: ['mstr', 'miss'],
  infant: ['mstr', 'miss'],
}

/** Returns whether a text is a calendar day, `YYYY-MM-DD`. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** Returns a passport number without separators. */
export const passportDigits = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase()

/**
 * Returns whether a passport number is plausible: ICAO Doc 9303 allows nine characters, but some states print up to
 * twelve.
 */
export const isPassportNumber = (typed: string): boolean =>
  /^(?=.*\d)[A-Z0-9]{5,12}$/.test(passportDigits(typed))

/**
 * Returns whether a text has the form of a mail address; only a delivered mail proves it. The domain has to be a name
 * whose last label begins with a letter, because IP addresses and bracketed literals could point at internal machines.
 */
export const isMailAddress = (text: string): boolean =>
  text.length <= 254 &&
  /^[^\s@<>",;]{1,64}@([\p{L}\p{M}\p{N}-]{1,63}\.)+\p{L}[\p{L}\p{M}\p{N}-]{1,62}$/u.test(text)
