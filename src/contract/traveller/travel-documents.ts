import { type BookingFieldCode, isCalendarDay, isPassportNumber } from './traveller-rules.ts'

/** Documents that prove a traveller's identity to an airline. */
export const travelDocuments = ['id_card', 'passport'] as const
export type TravelDocument = (typeof travelDocuments)[number]

/** What an airline asks for when booking. `id_card`: an identity card, or a passport instead. Strictest last. */
export const neededDocuments = ['none', ...travelDocuments] as const
export type NeededDocument = (typeof neededDocuments)[number]

/** Returns the strictest of what several flights need: a passport is good for all of them. */
export const strictestOf = (needs: readonly NeededDocument[]): NeededDocument =>
  neededDocuments.findLast((each) => needs.includes(each)) ?? 'none'

/** Returns the document that a traveller has to enter, or undefined. Only an identity card may be replaced by a passport. */
export function documentOf(
  needed: NeededDocument,
  chosen: TravelDocument | '',
): TravelDocument | undefined {
  if (needed === 'none') return undefined
  return needed === 'id_card' && chosen !== 'passport' ? 'id_card' : 'passport'
}

/** Names of a document's fields in a traveller's details. */
export const documentFields = {
  id_card: { number: 'idCardNumber', expiry: 'idCardExpiry', country: 'idCardCountry' },
  passport: { number: 'passportNumber', expiry: 'passportExpiry', country: 'passportCountry' },
} as const satisfies Record<TravelDocument, Record<'number' | 'expiry' | 'country', string>>

/** Returns the number of an identity card without separators, some of which are brackets: `A123456(7)`. */
export const idCardDigits = (typed: string): string => typed.replace(/[\s().-]/g, '').toUpperCase()

/** Returns whether the number of an identity card is plausible. There's no standard; China's is one of the longest, with 18 characters. */
export const isIdCardNumber = (typed: string): boolean =>
  /^(?=.*\d)[A-Z0-9]{6,20}$/.test(idCardDigits(typed))

const rules = {
  id_card: {
    isNumber: isIdCardNumber,
    invalid: 'ID_CARD_NUMBER_INVALID',
    expired: 'ID_CARD_EXPIRED',
    // Those of Indonesia and India, and those of older people in China and Thailand, are valid for life.
    mayLastForLife: true,
    // In years. Italy's for people over 70 are valid for 50.
    longest: 60,
  },
  passport: {
    isNumber: isPassportNumber,
    invalid: 'PASSPORT_NUMBER_INVALID',
    expired: 'PASSPORT_EXPIRED',
    mayLastForLife: false,
    // Passports are valid for ten years at most.
    longest: 20,
  },
} as const

/** Returns what is wrong with the number of a document, or undefined. */
export function documentNumberProblem(
  document: TravelDocument,
  number: string,
): BookingFieldCode | undefined {
  if (!number.trim()) return 'REQUIRED'
  return rules[document].isNumber(number) ? undefined : rules[document].invalid
}

/**
 * Returns whether no document of a kind is issued for as long as until `expiry` (`YYYY-MM-DD`), seen from another day: a year of the
 * Buddhist calendar is 543 years ahead. Cards for life may say 9999, as Spain's do.
 */
export function isTooFarAhead(document: TravelDocument, expiry: string, day: string): boolean {
  const { longest, mayLastForLife } = rules[document]
  if (mayLastForLife && expiry.startsWith('9999')) return false
  return Number(expiry.slice(0, 4)) - Number(day.slice(0, 4)) > longest
}

/** Returns the error of a document's day of expiry, or undefined: it has to be after the last flight, and believable. */
export function documentExpiryProblem(
  document: TravelDocument,
  day: string,
  lastFlightDate: string,
): BookingFieldCode | undefined {
  if (!day) return rules[document].mayLastForLife ? undefined : 'REQUIRED'
  if (!isCalendarDay(day)) return 'DATE_INVALID'
  if (day <= lastFlightDate) return rules[document].expired
  return isTooFarAhead(document, day, lastFlightDate) ? 'EXPIRY_TOO_FAR' : undefined
}
