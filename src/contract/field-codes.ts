import { bookingFieldCodes } from './traveller/traveller-rules.ts'
import { emailProblems } from './traveller/verify-email.ts'

/**
 * What can be wrong with a field: the values of `fields` in an error, beside the codes of `errorCatalogue`. Clients compare
 * them and pages have their own words for them, so a value is never a sentence.
 */
const fieldCodes = [
  // What schemas find by themselves.
  'required',
  'invalid_type',
  'invalid_value',
  'invalid_format',
  'invalid_union',
  'invalid_key',
  'invalid_element',
  'invalid_date',
  'invalid_datetime',
  'invalid_email',
  'invalid_regex',
  'invalid_starts_with',
  'invalid_url',
  'invalid_uuid',
  'too_short',
  'too_small',
  'too_big',
  'not_multiple_of',
  'unrecognized_keys',

  // Rules for any input.
  'after_next',
  'before',
  'before_previous',
  'booked_rooms_first',
  'foreign',
  'guests_of_the_search',
  'invalid',
  'missing',
  'not_a_page',
  'not_public',
  'once_each',
  'one_booking',
  'one_currency',
  'one_factor',
  'one_of_each_slice',
  'passengers_of_the_search',
  'past',
  'period_too_long',
  'size',
  'type',
  'unknown',
  'unknown_country',
  'unknown_currency',
  'unknown_destination',
  'unknown_language',
  'unknown_place',
  'unreadable',
  'wrong',

  // Rules for what staff write.
  'campaign_pages_missing',
  'deal_destination',
  'deal_origin',
  'english_missing',
  'no_hours',
  'pages_missing',
  'promo_cap',
  'promo_currency',
  'promo_discount',
  'promo_limit',
  'promo_second_person',
  'promo_two_discounts',
  'promo_uses',
  'repeated',
  'rule_twice',
  'rule_value',
  'rules_missing',
  'secret_missing',
  'secret_unknown',
  'terms_for_all',
  'unknown_campaign',

  // Passwords.
  'too-short',
  'too-long',
  'too-common',

  // Details of people, and what they chose.
  ...bookingFieldCodes,
  ...emailProblems,
  'SOLD_OUT',
  'TIME_INVALID',
  'TOO_MANY_FIELDS',
] as const

/** `too_long:120` characters, `too_many:50` entries: `limitIn` reads them. */
type LimitCode = `too_long:${number}` | `too_many:${number}`

export type FieldCode = (typeof fieldCodes)[number] | LimitCode

const known: ReadonlySet<string> = new Set(fieldCodes)

/** Returns whether a text is a field's code. */
export const isFieldCode = (text: string): text is FieldCode =>
  known.has(text) || /^too_(long|many):\d+$/.test(text)
