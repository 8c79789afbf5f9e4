import { type PromoCode, plainPromo } from '../../contract/promo/promo-code.ts'

const day = 24 * 60 * 60 * 1000

/** Returns promo codes to try: those of the campaign “Asian city breaks”, one that has ended and one that hasn't begun. */
export const demonstrationPromos = (now: number): PromoCode[] => [
  promo({ code: 'CITY10', percent: 1000, cap: 10_000, currency: 'USD' }),
  promo({ code: 'STAY20', amount: 2000, minimum: 10_000, currency: 'USD', product: 'hotel' }),
  promo({ code: 'LASTYEAR', percent: 1500, endsAt: moment(now - 30 * day), campaign: null }),
  promo({ code: 'NEWYEAR', percent: 1500, startsAt: moment(now + 365 * day), campaign: null }),
]

const moment = (time: number): string => new Date(time).toISOString()

const promo = (own: Pick<PromoCode, 'code'> & Partial<PromoCode>): PromoCode => ({
  ...plainPromo,
  campaign: 'asian-city-breaks',
  ...own,
})
