import type { Condition } from '../../../contract/flight/offer.ts'
import { type Money, money } from '../../../contract/money.ts'
import { convert } from '../../world/exchange-rates.ts'
import type { FlightDetails } from './flight-item.ts'

/** What of a flight its penalties are calculated from. */
export interface Sold {
  details: {
    offer: Pick<FlightDetails['offer'], 'price' | 'refund' | 'change'>
    source: Pick<FlightDetails['source'], 'price' | 'refund' | 'change'>
  }
}

/**
 * Returns a supplier's penalty in the currency that the flights were sold in, in minor units. A penalty that is the one of the
 * fares' conditions is the one that was shown with them, to the cent.
 */
export function penaltySold(
  items: readonly Sold[],
  penalty: Money,
  what: 'refund' | 'change',
): number {
  const shown = penaltyOf(items.map(({ details }) => details.offer[what]))
  return isFarePenalty(items, penalty, what) && shown ? shown.amount : atRateOf(items, penalty)
}

/** Returns whether a supplier's penalty is the sum of what the fares' conditions say. */
export function isFarePenalty(
  items: readonly Sold[],
  penalty: Money,
  what: 'refund' | 'change',
): boolean {
  const conditions = items.map(({ details }) => details.source[what])
  return penaltyOf(conditions, penalty.currency)?.amount === penalty.amount
}

/** Returns the penalties of conditions together, in one currency; undefined where one has none. */
export function penaltyOf(
  conditions: readonly Condition[],
  currency = conditions.flatMap((each) =>
    each.kind === 'allowed' ? each.penalty.currency : [],
  )[0],
): Money | undefined {
  const all = conditions.map((each) => (each.kind === 'allowed' ? each.penalty : undefined))
  if (!currency || !all.every((each) => each !== undefined)) return undefined
  // Airlines of one booking may ask for their fees in different currencies.
  return money(sum(all.map((each) => convert(each.amount, each.currency, currency))), currency)
}

/** Returns an amount of the supplier's at the rate these flights were sold at, in minor units; halves are rounded up. */
export function atRateOf(items: readonly Sold[], { amount, currency }: Money): number {
  const ours = items[0]?.details.offer.price.currency ?? currency
  const sold = BigInt(sum(items.map(({ details }) => details.offer.price.amount)))
  const bought = BigInt(sum(items.map(({ details }) => details.source.price.amount)))
  const isTheirs = items.every(({ details }) => details.source.price.currency === currency)
  if (currency === ours || !isTheirs || bought === 0n) return convert(amount, currency, ours)
  return Number((2n * BigInt(amount) * sold + bought) / (2n * bought))
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, each) => all + each, 0)
