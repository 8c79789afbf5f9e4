import type { PromoCode } from '../../contract/promo/promo-code.ts'
import type { PromoError } from '../../contract/promo/promo-terms.ts'
import { convert, hasRate } from '../world/exchange-rates.ts'

/** What the rules of a promo code look at. Amounts are minor units of `currency`. */
export interface PromoFacts {
  now: number
  /** The payer's country by each source; undefined where it's unknown. */
  countries: readonly (string | undefined)[]
  /** The order's. */
  currency: string
  /** What is charged now without a code, by product. */
  prices: readonly { product: string; amount: number }[]
  /** Whether nothing but local taxes is paid on site, and no card is saved for later. */
  isAllPaidNow: boolean
  /** Other orders that use the code, or have reserved it. */
  uses: number
  /** Those of them that have the order's e-mail address or member. */
  usesOfPayer: number
  /** The discount that is applied already: it was converted then, and isn't again. */
  applied?: number | undefined
}

export type PromoVerdict =
  | { outcome: 'allowed'; discount: number }
  | { outcome: 'refused'; error: PromoError; minimum?: number }

/** What is charged at least, in US cents: gateways take no smaller payments. */
const leastCharge = 100

/** Returns what a promo code takes off an order, or why it can't be used. */
export function judgePromo(promo: PromoCode | undefined, facts: PromoFacts): PromoVerdict {
  if (!promo?.isOn) return refused('PROMO_UNKNOWN')
  if (promo.startsAt && Date.parse(promo.startsAt) > facts.now) return refused('PROMO_NOT_STARTED')
  if (promo.endsAt && Date.parse(promo.endsAt) <= facts.now) return refused('PROMO_EXPIRED')
  const { countries, currencies } = promo
  if (!facts.countries.every((each) => allows(countries, each))) return refused('PROMO_NOT_HERE')
  if (!allows(currencies, facts.currency) || !canConvert(promo, facts.currency)) {
    return refused('PROMO_OTHER_CURRENCY')
  }
  if (!facts.isAllPaidNow) return refused('PROMO_PAID_LATER')
  const base = sumOf(facts.prices.filter((each) => isFor(promo, each.product)))
  if (base <= 0) return refused('PROMO_OTHER_PRODUCT')
  const noneLeft = whyNoneLeft(promo, facts)
  if (noneLeft) return refused(noneLeft)
  const minimum = inCurrency(promo.minimum, promo, facts.currency) ?? 0
  if (base < minimum) return { outcome: 'refused', error: 'PROMO_MINIMUM', minimum }
  const most = sumOf(facts.prices) - leastOf(facts.currency)
  const discount = Math.min(discountOn(base, promo, facts), base, most)
  return discount > 0
    ? { outcome: 'allowed', discount }
    : { outcome: 'refused', error: 'PROMO_MINIMUM', minimum: leastOf(facts.currency) + 1 }
}

/** Returns why an order can't be one more use of a promo code, as far as only the uses are counted. */
export function whyNoneLeft(
  { totalUses, usesPerPayer }: PromoCode,
  { uses, usesOfPayer }: Pick<PromoFacts, 'uses' | 'usesOfPayer'>,
): PromoError | undefined {
  if (totalUses !== null && uses >= totalUses) return 'PROMO_USED_UP'
  if (usesPerPayer !== null && usesOfPayer >= usesPerPayer) return 'PROMO_ALREADY_USED'
  return undefined
}

/** Returns whether a promo code is for a product. */
export const isFor = ({ product }: Pick<PromoCode, 'product'>, sold: string): boolean =>
  product === 'all' || product === sold

/** Returns the discount before it's limited by what is left to pay. */
function discountOn(base: number, promo: PromoCode, { currency, applied }: PromoFacts): number {
  const isForeign = promo.currency !== null && promo.currency !== currency
  if (promo.percent === null) {
    const fixed = inCurrency(promo.amount, promo, currency) ?? 0
    return isForeign ? (applied ?? fixed) : fixed
  }
  const part = Number((BigInt(base) * BigInt(promo.percent)) / 10_000n)
  const cap = inCurrency(promo.cap, promo, currency)
  if (cap === undefined || part <= cap) return part
  return isForeign && applied !== undefined ? Math.min(applied, part) : cap
}

const refused = (error: PromoError): PromoVerdict => ({ outcome: 'refused', error })

const allows = (list: readonly string[], one: string | undefined): boolean =>
  list.length === 0 || (one !== undefined && list.includes(one))

const sumOf = (prices: PromoFacts['prices']): number =>
  prices.reduce((sum, { amount }) => sum + amount, 0)

const canConvert = ({ currency: from }: PromoCode, to: string): boolean =>
  from === null || from === to || (hasRate(from) && hasRate(to))

/** Returns an amount of a code's rules in an order's currency. */
function inCurrency(amount: number | null, { currency }: PromoCode, to: string) {
  return amount === null || currency === null ? undefined : convert(amount, currency, to)
}

const leastOf = (currency: string): number =>
  hasRate(currency) ? Math.max(1, convert(leastCharge, 'USD', currency)) : 1
