import type { FieldCode } from './field-codes.ts'

/**
 * Every error of the front API: a stable code, its HTTP status and an English message for developers. Pages show
 * their own message for the code (`error.<CODE>` in `locale/<lang>/error.json`).
 */
export const errorCatalogue = {
  VALIDATION: [400, 'Some fields are invalid; see `fields`.'],
  BAD_REQUEST: [400, "The request couldn't be parsed."],
  TOO_LARGE: [413, 'The request body is too large.'],
  CSRF: [403, 'The CSRF token is missing, expired or from another site.'],
  UNAUTHENTICATED: [401, 'Sign in to continue.'],
  FORBIDDEN: [403, "You don't have access to this."],
  NOT_FOUND: [404, "This doesn't exist."],
  IDEMPOTENCY_KEY_MISSING: [
    400,
    'This call needs an idempotency-key header of 1 to 200 characters.',
  ],
  IDEMPOTENCY_KEY_REUSED: [422, 'This idempotency key was used with a different body.'],
  IDEMPOTENCY_IN_FLIGHT: [409, 'A call with this idempotency key is still in progress.'],
  RATE_LIMITED: [429, 'Too many requests; try again later.'],
  INTERNAL: [500, 'Something went wrong.'],
  UNAVAILABLE: [503, "The service isn't available right now."],
  MAIL_NOT_FOUND: [404, 'No mail about this order has this id; mails are deleted after 400 days.'],
  MAIL_ERASED: [410, "The traveller's data was erased, and with it the mails and the address."],
  RECORD_CHANGED: [409, 'Somebody else has saved this record since it was read.'],
  NEWSLETTER_ERROR: [400, 'The newsletter link is incomplete.'],
  NEWSLETTER_NOT_FOUND: [404, 'This newsletter link is invalid or has expired.'],
  JOB_NOT_FOUND: [404, 'No job has these ids.'],
  JOB_CLOSED: [410, 'This job is no longer open.'],
  TICKET_CHANGED: [409, 'There are newer messages in this ticket; read them first.'],
  TICKET_NOT_FOUND: [404, 'No message to support has this number, or you may not see it.'],
  CONTENT_NOT_FOUND: [404, 'No such content is published.'],
  CONTENT_SLUG_TAKEN: [409, 'Another document of this kind has this slug.'],
  CONTENT_CHANGED: [409, 'Somebody saved another version meanwhile; see `details`.'],
  CONTENT_UNCHANGED: [409, 'It says the same as the last version, so none was added.'],
  IMAGE_INVALID: [422, "The file isn't an image that can be read: JPEG, PNG, WebP, GIF or AVIF."],
  IMAGE_TOO_LARGE: [422, 'The image has more than 10 MB or 40 megapixels.'],
  IMAGE_STORE_UNAVAILABLE: [503, "The image store doesn't answer; nothing was stored."],

  UNKNOWN_PLACE: [400, 'No airport or city has this code or name.'],
  SAME_PLACE: [400, 'Departure and arrival are the same place.'],
  PAST_DATE: [400, 'The date is in the past.'],
  DATE_TOO_FAR: [400, 'Flights can be booked at most 360 days ahead.'],
  RETURN_BEFORE_DEPARTURE: [400, 'The return date is before the departure date.'],
  FLIGHT_BEFORE_PREVIOUS: [400, 'This flight leaves before the previous flight.'],
  TOO_MANY_FLIGHTS: [400, 'A search takes at most six flights.'],
  TOO_MANY_TRAVELLERS: [400, 'A booking takes at most nine travellers.'],
  NO_ADULT: [400, 'At least one adult has to travel.'],
  MORE_INFANTS_THAN_ADULTS: [400, "Each infant needs an adult's lap."],
  SEARCH_KEY_INVALID: [
    403,
    'The search key (x-kn) is missing or wrong; only the site starts searches.',
  ],
  SEARCH_NOT_FOUND: [404, 'No search has this id.'],
  SEARCH_EXPIRED: [410, 'This search has expired; searches last 25 minutes.'],

  UNKNOWN_DESTINATION: [400, 'No city, area, airport, landmark or property has this id.'],
  STAY_TOO_FAR: [400, 'Stays can be booked at most 360 days ahead.'],
  CHECK_OUT_BEFORE_CHECK_IN: [400, 'The check-out date has to be after the check-in date.'],
  STAY_TOO_LONG: [400, 'A stay has at most 30 nights.'],
  TOO_MANY_IN_ROOM: [400, 'A room takes at most eight guests.'],
  STAY_NOT_FOUND: [404, 'No stay has this hash.'],
  GUESTS_INVALID: [422, 'Some guest or contact details are invalid; see `fields`.'],

  CHILDREN_NOT_TAKEN: [422, "The property doesn't take children; see `details`."],
  OFFER_NOT_FOUND: [404, 'No offer has this id.'],
  OFFER_GONE: [409, 'The last seat or room at this price was just sold.'],
  FLIGHTS_OVERLAP: [422, 'A flight leaves before the previous one lands, or too soon after.'],
  TOO_MANY_HOLDS: [
    409,
    'This device or e-mail address has too many unpaid orders; pay for one first.',
  ],
  TOO_MANY_NETWORK_HOLDS: [
    409,
    'Unpaid orders from this network address hold too many seats or rooms; pay for one first, or wait until they expire.',
  ],
  TOO_MANY_STAYS: [
    409,
    'This device has too many stays ahead that are paid at the property; cancel one first.',
  ],
  PRICE_CHANGED: [409, 'The price has changed; see `details`.'],
  BOOKING_NOT_FOUND: [404, 'No booking has this id.'],
  BOOKING_EXPIRED: [410, 'This booking has expired.'],
  BOOKING_ALREADY_SUBMITTED: [409, 'This booking was already submitted.'],
  REMINDER_NOT_FOUND: [404, 'This reminder link is invalid or has expired.'],
  PASSENGERS_INVALID: [422, 'Some traveller or contact details are invalid; see `fields`.'],
  LINK_NOT_FOUND: [404, 'This short link is invalid or has expired.'],
  SUPPLIER_UNAVAILABLE: [503, "The supplier didn't answer."],
  CART_REFUSED: [409, "Some items of the cart can't be booked; see `details`."],

  TRX_NOT_FOUND: [404, 'No order was found.'],
  TRX_MEMBER_NOT_FOUND: [404, 'This member has no such order.'],
  ORDER_NOT_TICKETED: [409, 'No ticket or voucher is issued yet.'],
  ORDER_NOT_BOOKED: [409, 'Nothing in this order is booked, so it has no such document.'],

  NOT_REFUNDABLE: [409, 'These items are non-refundable.'],
  NOT_CHANGEABLE: [409, "These items can't be changed."],
  NOTHING_CHANGED: [409, 'This is how it is booked already.'],
  CHANGE_NOT_FOUND: [404, 'These flights are no longer available for the change; search again.'],
  QUOTE_NOT_FOUND: [404, 'No quote has this id.'],
  QUOTE_EXPIRED: [410, 'This quote has expired; request a new one.'],
  QUOTE_SUPERSEDED: [409, 'There is a newer quote; only the newest can be confirmed.'],
  NOTICE_NOT_FOUND: [404, 'No schedule change has this id.'],
  NOTICE_ALREADY_ANSWERED: [409, 'This schedule change was already answered.'],

  PROMO_UNKNOWN: [404, 'No promo code is spelled like this.'],
  PROMO_NOT_STARTED: [409, "This promo code can't be used yet."],
  PROMO_EXPIRED: [410, 'This promo code has expired.'],
  PROMO_NOT_HERE: [409, "This promo code isn't for this country."],
  PROMO_OTHER_PRODUCT: [409, 'This promo code is for another product.'],
  PROMO_OTHER_CURRENCY: [409, "This promo code isn't for this currency."],
  PROMO_MINIMUM: [409, 'The promo code needs a higher total; see `details`.'],
  PROMO_USED_UP: [409, 'This promo code has been used as often as it can be.'],
  PROMO_ALREADY_USED: [409, 'This traveller has used this promo code already.'],
  PROMO_PAID_LATER: [409, 'A promo code needs everything to be paid now.'],

  PAYMENT_METHOD_UNKNOWN: [400, "This payment method isn't available."],
  PAYMENT_EXPIRED: [410, 'The time to pay is over and the reservation was released.'],
  PAYMENT_DECLINED: [402, 'The bank declined the payment.'],
  ALREADY_PAID: [409, 'This was already paid.'],
  PAYMENT_REPLACED: [
    409,
    'Another payment for this was started meanwhile; finish that one or start again.',
  ],
  NOTHING_TO_PAY: [409, 'Nothing is to be paid here.'],
  WEBHOOK_SIGNATURE_INVALID: [400, "The webhook signature doesn't match."],
  SIGN_IN_FAILED: [401, 'The e-mail address or password is wrong.'],
  CODE_INVALID: [422, 'The code is wrong.'],
  CODE_EXPIRED: [410, 'The code has expired; request a new one.'],
  CODE_ATTEMPTS_EXCEEDED: [429, 'Too many wrong codes; request a new one.'],
  CODE_RESEND_TOO_SOON: [429, "A new code can't be sent yet; see allowResendAt."],
  VERIFICATION_EXPIRED: [410, 'This step has expired; start again.'],
  PASSWORD_INVALID: [422, 'The password is too short, too long or too common.'],
  SOCIAL_FAILED: [502, "The provider couldn't confirm the sign-in."],
  SOCIAL_DENIED: [403, 'The sign-in was cancelled at the provider.'],
  SOCIAL_ACCOUNT_IN_USE: [409, 'This social account is linked to another member.'],
  REAUTHENTICATION_REQUIRED: [401, 'Sign in again to change this.'],
  DESK_LINK_INVALID: [410, 'This setup link is invalid, was used or has expired.'],
  PASSKEY_INVALID: [422, "The passkey couldn't be verified."],
  LIMIT_REACHED: [409, 'The list is full; remove an entry first.'],
  TOKEN_MISSING: [401, 'No token, has authorization header'],
  REFRESH_TOKEN_EXPIRED: [401, 'Expired refresh token'],
  REFRESH_TOKEN_INVALID: [401, 'Invalid refresh token'],
  SESSION_EXPIRED: [401, 'The auth token or refresh token is invalid and the request was aborted.'],

  REFUND_TOO_LARGE: [409, "That's more than is left of what was paid."],
  PAYMENT_DISPUTED: [
    409,
    "The payer disputes this payment at their bank; nothing is changed or refunded until that's decided.",
  ],
  DESK_LOCKED: [401, 'The session is locked because it was not used; unlock it first.'],
  FACTOR_NEEDED: [403, 'Show the second factor again before this.'],
  ALREADY_REFUNDED: [409, 'All that was paid for this order is refunded, or on its way back.'],
  ALREADY_DECIDED: [
    409,
    'This proposal was approved, rejected or withdrawn before; see `details`.',
  ],
  PROPOSAL_OUTDATED: [409, "What this would change isn't as it was when it was proposed."],
  SECOND_PERSON_NEEDED: [403, 'Whoever proposed this may not approve it.'],
  INVALID_STATE: [409, "This isn't possible in the current state."],
} as const satisfies Record<string, readonly [number, string]>

export type ErrorCode = keyof typeof errorCatalogue

/** Error codes of missing rights, and of failures outside this server. */
export type RefusalCode = Exclude<ErrorCode, 'UNAVAILABLE'>

/** The invalid fields, by path in the body (`passengers.0.birthDate`), and what's wrong with each. */
export type FieldErrors = Readonly<Record<string, FieldCode | ErrorCode>>

interface More {
  fields?: FieldErrors
  details?: unknown
  cause?: unknown
}

/** An error of the catalogue, thrown by services and turned into the envelope by the front API. */
export class CatalogueError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly fields: FieldErrors | undefined
  readonly details: unknown

  /** UNAVAILABLE needs a cause, an error or the missing part in words, so that the log can say which part it was. */
  constructor(code: RefusalCode, more?: More)
  constructor(code: ErrorCode, more: More & { cause: unknown })
  constructor(code: ErrorCode, more: More = {}) {
    super(errorCatalogue[code][1], more.cause === undefined ? undefined : { cause: more.cause })
    this.name = 'CatalogueError'
    this.code = code
    this.status = errorCatalogue[code][0]
    this.fields = more.fields
    this.details = more.details
  }
}
