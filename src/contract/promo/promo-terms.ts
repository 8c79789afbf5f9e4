import type { ErrorCode } from '../errors.ts'

/** Why a promo code can't be used. */
export const promoErrors = [
  'PROMO_UNKNOWN',
  'PROMO_NOT_STARTED',
  'PROMO_EXPIRED',
  'PROMO_NOT_HERE',
  'PROMO_OTHER_PRODUCT',
  'PROMO_OTHER_CURRENCY',
  'PROMO_MINIMUM',
  'PROMO_USED_UP',
  'PROMO_ALREADY_USED',
  'PROMO_PAID_LATER',
] as const satisfies readonly ErrorCode[]
export type PromoError = (typeof promoErrors)[number]

/** What a promo code can be used for. */
export const promoProducts = ['all', 'flight', 'hotel'] as const

/** The length of the longest promo code. */
export const longestPromo = 30
