// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/error.json.
import '../word-params.ts'

declare module '../word-params.ts' {
  interface WordParams {
    'error.generic-title': null
    'error.generic-text': null
    'error.not-found-title': null
    'error.not-found-text': { path: string | number }
    'error.invalid-text': { path: string | number }
    'error.order-title': null
    'error.order-text': null
    'error.reload-title': null
    'error.reload-text': null
    'error.reload': null
    'error.network-title': null
    'error.network-text': null
    'error.try-again': null
    'error.to-home': null
    'error.find-order': null
    'error.VALIDATION': null
    'error.TOO_LARGE': null
    'error.BAD_REQUEST': null
    'error.CSRF': null
    'error.UNAUTHENTICATED': null
    'error.FORBIDDEN': null
    'error.NOT_FOUND': null
    'error.IDEMPOTENCY_KEY_MISSING': null
    'error.IDEMPOTENCY_KEY_REUSED': null
    'error.IDEMPOTENCY_IN_FLIGHT': null
    'error.RATE_LIMITED': null
    'error.INTERNAL': null
    'error.UNAVAILABLE': null
    'error.NEWSLETTER_ERROR': null
    'error.UNKNOWN_PLACE': null
    'error.SAME_PLACE': null
    'error.PAST_DATE': null
    'error.DATE_TOO_FAR': null
    'error.RETURN_BEFORE_DEPARTURE': null
    'error.FLIGHT_BEFORE_PREVIOUS': null
    'error.TOO_MANY_FLIGHTS': null
    'error.TOO_MANY_TRAVELLERS': null
    'error.NO_ADULT': null
    'error.MORE_INFANTS_THAN_ADULTS': null
    'error.SEARCH_KEY': null
    'error.SEARCH_NOT_FOUND': null
    'error.SEARCH_EXPIRED': null
    'error.OFFER_NOT_FOUND': null
    'error.OFFER_GONE': null
    'error.FLIGHTS_OVERLAP': null
    'error.TOO_MANY_HOLDS': null
    'error.PRICE_CHANGED': null
    'error.BOOKING_NOT_FOUND': null
    'error.BOOKING_EXPIRED': null
    'error.BOOKING_SUBMITTED': null
    'error.LINK_NOT_FOUND': null
    'error.REMINDER_NOT_FOUND': null
    'error.PASSENGERS_INVALID': null
    'error.SUPPLIER_UNAVAILABLE': null
    'error.TRX_NOT_FOUND': null
    'error.TRX_MEMBER_NOT_FOUND': null
    'error.ORDER_NOT_TICKETED': null
    'error.NOT_REFUNDABLE': null
    'error.NOT_CHANGEABLE': null
    'error.CHANGE_NOT_FOUND': null
    'error.QUOTE_NOT_FOUND': null
    'error.QUOTE_EXPIRED': null
    'error.QUOTE_SUPERSEDED': null
    'error.NOTICE_NOT_FOUND': null
    'error.NOTICE_ANSWERED': null
    'error.PAYMENT_METHOD_UNKNOWN': null
    'error.PAYMENT_EXPIRED': null
    'error.PAYMENT_DECLINED': null
    'error.PAYMENT_ALREADY_MADE': null
    'error.WEBHOOK_SIGNATURE': null
    'error.TRANSITION': null
    'error.SIGN_IN_FAILED': null
    'error.CODE_WRONG': null
    'error.CODE_EXPIRED': null
    'error.CODE_TRIES': null
    'error.CODE_TOO_SOON': null
    'error.TICKET_INVALID': null
    'error.PASSWORD_RULES': null
    'error.SOCIAL_FAILED': null
    'error.SOCIAL_DENIED': null
    'error.SOCIAL_TAKEN': null
    'error.FRESH_SIGN_IN': null
    'error.PASSKEY_REFUSED': null
    'error.LIST_FULL': null
    'error.TOKEN_MISSING': null
    'error.REFRESH_TOKEN_EXPIRED': null
    'error.REFRESH_TOKEN_INVALID': null
    'error.SESSION_EXPIRED': null
  }
}
