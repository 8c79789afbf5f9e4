import { type PromoCode, plainPromo } from '../../../contract/promo/promo-code.ts'

/** Returns a promo code of ten percent without further rules, or with those given. */
export const promoCode = (own: Partial<PromoCode> = {}): PromoCode => ({
  ...plainPromo,
  code: 'TEN',
  percent: 1000,
  ...own,
})
