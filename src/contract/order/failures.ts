/**
 * Why a reservation failed, in our own words and those of suppliers' ports. What is stored may be older than this list. Each has
 * words for staff, `desk-state.why-…`.
 */
export const reservationFailures = [
  /** Money came after its promo code had been used for another order. */
  'promo_used_up',
  /** Something else of its cart couldn't be reserved, before its supplier was asked. */
  'withdrawn',
  /** The supplier couldn't be reached, so nothing was reserved. */
  'unavailable',
  'gone',
  'sold_out',
  'price_changed',
  /** The supplier released it before it was confirmed. */
  'expired',
  'not_found',
  'cancelled',
  'refused',
  'no_show',
] as const
export type ReservationFailure = (typeof reservationFailures)[number]

/** Why a confirmed cancellation or change wasn't carried out, by its supplier's answer. Each has words for staff, too. */
export const quoteFailures = [
  'refused',
  'not_found',
  'gone',
  'price_changed',
  'terms_changed',
] as const
export type QuoteFailure = (typeof quoteFailures)[number]
