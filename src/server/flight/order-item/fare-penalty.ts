import type { Condition } from '../../../contract/flight/offer.ts'
import { type Money, money } from '../../../contract/money.ts'
import { convert } from '../../world/exchange-rates.ts'
import type { FlightDetails } from './flight-item.ts'

/** The parts of a flight that penalties are calculated from. */
export interface Sold {
  details: {
    offer: Pick<FlightDetails['offer'], 'price' | 'refund' | 'change'>
    source: Pick<FlightDetails['source'], 'price' | 'refund' | 'change'>
  }
}

/**
 * Returns a supplier's penalty in the currency of the sale, in minor units. If it equals the fares' conditions, it's
 * exactly the amount that was shown with them.
 */
export function penaltySold(
  items: readonly Sold[],
  penalty: Money,
  what: 'refund' | 'change',
): number {
  const shown = penaltyOf(items.map(({ details }) => details.offer[what]))
  return isFarePenalty(items, penalty, what) && shown ? shown.amount : atRateOf(items, penalty)
}

/** Returns whether a supplier's penalty is the sum of the fares' conditions. */
export function isFarePenalty(
  items: readonly Sold[],
  penalty: Money,
  what: 'refund' | 'change',
): boolean {
  const conditions = items.map(({ details }) => details.source[what])
  return penaltyOf(conditions, penalty.currency)?.amount === penalty.amount
}

/** Returns the sum of the conditions' penalties, in one currency; undefined if one has none. */
export function penaltyOf(
  conditions: readonly Condition[],
  currency = conditions.flatMap((each) =>
    each.kind === 'allowed' ? each.penalty.currency : [],
  )[0],
): Money | undefined {
  const all = conditions.map((each) => (each.kind === 'allowed' ? each.penalty : undefined))
  if (!currency || !all.every((each) => each !== undefined)) return undefined
  // Airlines of one booking may charge their fees in different currencies.
  return money(sum(all.map((each) => convert(each.amount, each.currency, currency))), currency)
}

/** Converts a supplier's amount at the exchange rate of the sale, to minor units; halves are rounded up. */
export function atRateOf(items: readonly Sold[], { amount, currency }: Money): number {
  const ours = items[0]?.details.offer.price.currency ?? currency
  const sold = BigInt(sum(items.map(({ details }) => details.offer.price.amount)))
  const bought = BigInt(sum(items.map(({ details }) => details.source.price.amount)))
  const isTheirs = items.every(({ details }) => details.source.price.currency === currency)
  if (currency === ours || !isTheirs || bought === 0n) return convert(amount, currency, ours)
  return Number((2n * BigInt(amount) * sold + bought) / (2n * bought))
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, each) => all + each, 0)
