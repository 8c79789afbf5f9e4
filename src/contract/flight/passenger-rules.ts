import type { PassengerType } from './offer.ts'

/**
 * What can be wrong with a field of a booking: the values of `fields` in PASSENGERS_INVALID.
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

/** Nobody is known to have lived this long, so such a birth date is a typing error in the year. */
const oldest = 130

/** Ages in completed years on the day of the last flight, as airlines count them: from (inclusive) and to (exclusive). */
export const ageBands: Readonly<Record<PassengerType, { from: number; below: number }>> = {
  adult: { from: 12, below: oldest },
  child: { from: 2, below: 12 },
  infant: { from: 0, below: 2 },
}

/** Titles that tickets know for a passenger of this type. */
export const titlesByType: Readonly<Record<PassengerType, readonly string[]>> = {
  adult: ['mr', 'mrs', 'ms'],
  child: ['mstr', 'miss'],
  infant: ['mstr', 'miss'],
}

/**
 * Completed years on a day; both dates `YYYY-MM-DD`. Who is born on 29 February completes a year on 1 March
 * of common years. Negative before birth.
 */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years
}

/** Returns whether a text is a day of the calendar, `YYYY-MM-DD`. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** Returns what is wrong with a birth date for this type of passenger, or undefined. */
export function birthDateProblem(
  birthDate: string,
  type: PassengerType,
  lastFlightDate: string,
): BookingFieldCode | undefined {
  if (birthDate === '') return 'REQUIRED'
  if (!isCalendarDay(birthDate)) return 'DATE_INVALID'
  const age = ageOn(birthDate, lastFlightDate)
  if (age < 0) return 'DATE_IN_FUTURE'
  if (age >= oldest) return 'DATE_TOO_OLD'
  const { from, below } = ageBands[type]
  if (age >= from && age < below) return undefined
  return `AGE_${type.toUpperCase() as 'ADULT' | 'CHILD' | 'INFANT'}`
}

/** The surname and given name of a ticket together, as reservation systems hold them. */
export const ticketNameLimit = 57

/**
 * Returns a name as tickets print it: capitals A–Z, spaces, hyphens and apostrophes dropped to spaces or nothing;
 * Latin diacritics as passports transcribe them (ICAO 9303: Ø → OE, ß → SS). Undefined when letters of another
 * script remain, since only the passport knows their Latin spelling.
 */
export function ticketName(name: string): string | undefined {
  const plain = name
    .replace(/[ßẞÆæŒœØøÅåÄäÖöÜüÞþÐðĐđŁłıİ]/g, (letter) => transcribed[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’ʼ`.]/g, '')
    .replace(/[-‐–]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toUpperCase()
  return /^[A-Z ]*$/.test(plain) ? plain : undefined
}

const titles = ['MR', 'MRS', 'MS', 'MISS', 'MSTR', 'MX', 'DR', 'PROF']

/**
 * Returns whether a name begins or ends with a title, which airlines would take for a part of the name. A title that
 * stands alone may well be somebody's name.
 */
function hasTitle(printed: string): boolean {
  const words = printed.split(' ')
  return words.length > 1 && [words[0], words.at(-1)].some((each = '') => titles.includes(each))
}

/** Returns what keeps a name from being printed on a ticket, or undefined. */
export function ticketNameProblem(name: string): BookingFieldCode | undefined {
  const printed = ticketName(name)
  if (printed === undefined) return 'NAME_LETTERS'
  if (printed === '') return 'REQUIRED'
  return hasTitle(printed) ? 'NAME_TITLE' : undefined
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

/**
 * Returns whether a passport is valid after the last flight, but for less than six months: many countries turn such a traveller
 * away. It depends on passport and destination, so this is worth a warning and no more. Dates are `YYYY-MM-DD`.
 */
export function isWithinSixMonths(expiry: string, lastFlightDate: string): boolean {
  if (!isCalendarDay(expiry) || expiry <= lastFlightDate) return false
  const date = new Date(`${lastFlightDate}T00:00:00Z`)
  const day = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() + 6)
  // Six months after 31 August is the last of February.
  if (date.getUTCDate() !== day) date.setUTCDate(0)
  return expiry < date.toISOString().slice(0, 10)
}

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

const transcribed: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'SS',
  Æ: 'AE',
  æ: 'ae',
  Œ: 'OE',
  œ: 'oe',
  Ø: 'OE',
  ø: 'oe',
  Å: 'AA',
  å: 'aa',
  Ä: 'AE',
  ä: 'ae',
  Ö: 'OE',
  ö: 'oe',
  Ü: 'UE',
  ü: 'ue',
  Þ: 'TH',
  þ: 'th',
  Ð: 'D',
  ð: 'd',
  Đ: 'D',
  đ: 'd',
  Ł: 'L',
  ł: 'l',
  ı: 'i',
  İ: 'I',
}
