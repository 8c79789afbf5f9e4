/**
 * The catalogue of errors: every failure that crosses the wire has a stable code, an HTTP status and an
 * English sentence for logs and for callers without a catalogue of words. Pages show their own words,
 * found by the code (`error.<CODE>` in `locale/<lang>/error.json`).
 */
export const errorCatalogue = {
  VALIDATION: [400, 'Some of what was sent is not right; see fields.'],
  BAD_REQUEST: [400, 'The request could not be read.'],
  TOO_LARGE: [413, 'The request is larger than this call takes.'],
  CSRF: [403, 'The request did not come from this site, or the page was open too long.'],
  UNAUTHENTICATED: [401, 'Sign in first.'],
  FORBIDDEN: [403, 'This is not yours to see or change.'],
  NOT_FOUND: [404, 'There is nothing here.'],
  IDEMPOTENCY_KEY_MISSING: [
    400,
    'This call needs an idempotency-key header of 1 to 200 characters.',
  ],
  IDEMPOTENCY_KEY_REUSED: [422, 'This idempotency key was used with a different body.'],
  IDEMPOTENCY_IN_FLIGHT: [409, 'A call with this idempotency key is still running.'],
  RATE_LIMITED: [429, 'Too many requests; wait a moment.'],
  INTERNAL: [500, 'Something went wrong.'],
  UNAVAILABLE: [503, 'This part is not answering at the moment.'],
  NEWSLETTER_ERROR: [400, 'The newsletter link is incomplete.'],

  UNKNOWN_PLACE: [400, 'No airport or city has this code or name.'],
  SAME_PLACE: [400, 'Departure and arrival are the same place.'],
  PAST_DATE: [400, 'The date lies in the past.'],
  DATE_TOO_FAR: [400, 'Flights are on sale at most 360 days ahead.'],
  RETURN_BEFORE_DEPARTURE: [400, 'The return lies before the departure.'],
  FLIGHT_BEFORE_PREVIOUS: [400, 'This flight lies before the one before it.'],
  TOO_MANY_FLIGHTS: [400, 'At most six flights in one search.'],
  TOO_MANY_TRAVELLERS: [400, 'At most nine travellers in one booking.'],
  NO_ADULT: [400, 'At least one adult has to travel along.'],
  MORE_INFANTS_THAN_ADULTS: [400, 'Each infant travels on the lap of one adult.'],
  SEARCH_KEY: [403, 'Searches are opened by the site only.'],
  SEARCH_NOT_FOUND: [404, 'This search is not known.'],
  SEARCH_EXPIRED: [410, 'This search is older than 25 minutes.'],

  OFFER_NOT_FOUND: [404, 'This offer is not known.'],
  OFFER_GONE: [409, 'The last seat at this fare has just been sold.'],
  FLIGHTS_OVERLAP: [422, 'A flight leaves before the one before it has landed, or too soon after.'],
  TOO_MANY_HOLDS: [
    409,
    'Too many unpaid orders hold seats for this device or e-mail address; pay for one first.',
  ],
  PRICE_CHANGED: [409, 'The price is not the one that was shown.'],
  BOOKING_NOT_FOUND: [404, 'This booking is not known.'],
  BOOKING_EXPIRED: [410, 'This booking has expired.'],
  BOOKING_SUBMITTED: [409, 'This booking has been submitted already.'],
  REMINDER_NOT_FOUND: [404, 'This link of a reminder is not known, or too old.'],
  PASSENGERS_INVALID: [422, 'Some of the passengers or the contact need mending; see fields.'],
  LINK_NOT_FOUND: [404, 'This short link is not known, or too old.'],
  SUPPLIER_UNAVAILABLE: [503, 'The airline did not answer.'],

  TRX_NOT_FOUND: [404, 'This order is not known.'],
  TRX_MEMBER_NOT_FOUND: [404, 'This order is not known to this member.'],
  ORDER_NOT_TICKETED: [409, 'The e-ticket is not issued yet.'],

  NOT_REFUNDABLE: [409, 'The airline does not give money back for these flights.'],
  NOT_CHANGEABLE: [409, 'The airline does not let these flights be changed.'],
  CHANGE_NOT_FOUND: [404, 'These flights are not offered for the change any more; search again.'],
  QUOTE_NOT_FOUND: [404, 'This quote is not known.'],
  QUOTE_EXPIRED: [410, 'This quote has expired; ask for a new one.'],
  QUOTE_SUPERSEDED: [409, 'There is a newer quote; only the newest can be confirmed.'],
  NOTICE_NOT_FOUND: [404, 'This notice is not known.'],
  NOTICE_ANSWERED: [409, 'This notice has been answered already.'],

  PAYMENT_METHOD_UNKNOWN: [400, 'This way of paying is not offered here.'],
  PAYMENT_EXPIRED: [410, 'The time to pay has run out and the seats were given back.'],
  PAYMENT_DECLINED: [402, 'The bank declined the payment.'],
  PAYMENT_ALREADY_MADE: [409, 'This order has been paid.'],
  WEBHOOK_SIGNATURE: [400, 'The signature does not match.'],
  SIGN_IN_FAILED: [401, 'E-mail or password is not right.'],
  CODE_WRONG: [422, 'The code is not right.'],
  CODE_EXPIRED: [410, 'The code has expired; ask for a new one.'],
  CODE_TRIES: [429, 'Too many wrong codes; ask for a new one.'],
  CODE_TOO_SOON: [429, 'A new code can be sent in a moment.'],
  TICKET_INVALID: [410, 'This step was started too long ago; begin again.'],
  PASSWORD_RULES: [422, 'The password is too short, too long or too common.'],
  SOCIAL_FAILED: [502, 'The provider could not confirm the sign-in.'],
  SOCIAL_DENIED: [403, 'The sign-in at the provider was cancelled.'],
  SOCIAL_TAKEN: [409, 'This account is bound to another member.'],
  FRESH_SIGN_IN: [401, 'Sign in again to change this.'],
  PASSKEY_REFUSED: [422, 'The passkey could not be checked.'],
  LIST_FULL: [409, 'The list is full.'],
  TOKEN_MISSING: [401, 'No token, has authorization header'],
  REFRESH_TOKEN_EXPIRED: [401, 'Expired refresh token'],
  REFRESH_TOKEN_INVALID: [401, 'Invalid refresh token'],
  SESSION_EXPIRED: [401, 'The auth token or refresh token is invalid and the request was aborted.'],

  TRANSITION: [409, 'This cannot follow from the present state.'],
} as const satisfies Record<string, readonly [number, string]>

export type ErrorCode = keyof typeof errorCatalogue

/** Which field is wrong, by its path in the body (`passengers.0.birthDate`), and what is wrong with it. */
export type FieldErrors = Readonly<Record<string, string>>

/** A failure as a value of the catalogue; thrown by services, turned into the envelope by the front API. */
export class CatalogueError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly fields: FieldErrors | undefined
  readonly details: unknown

  constructor(
    code: ErrorCode,
    more: { fields?: FieldErrors; details?: unknown; cause?: unknown } = {},
  ) {
    super(errorCatalogue[code][1], more.cause === undefined ? undefined : { cause: more.cause })
    this.name = 'CatalogueError'
    this.code = code
    this.status = errorCatalogue[code][0]
    this.fields = more.fields
    this.details = more.details
  }
}
