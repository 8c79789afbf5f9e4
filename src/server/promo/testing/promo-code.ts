import type { PromoCode } from '../../../contract/promo/promo-code.ts'

/** Returns a promo code of ten percent without further rules, or with those given. */
export const promoCode = (own: Partial<PromoCode> = {}): PromoCode => ({
  code: 'TEN',
  campaign: null,
  percent: 1000,
  amount: null,
  cap: null,
  minimum: null,
  currency: null,
  product: 'all',
  countries: [],
  currencies: [],
  startsAt: null,
  endsAt: null,
  totalUses: null,
  usesPerPayer: null,
  isOn: true,
  ...own,
})
