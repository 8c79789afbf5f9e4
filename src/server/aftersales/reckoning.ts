import type { QuoteLine } from '../../contract/aftersales/after-sales.ts'
import type { Condition, Offer } from '../../contract/flight/offer.ts'
import { type Money, money } from '../../contract/money.ts'
import type { ChangeCost } from '../order/order-changes.ts'
import type { SupplierOffer } from '../supplier/flight-supplier.ts'
import { convert } from '../world/exchange-rates.ts'
import type { KeptPart } from './tables.ts'

/** What of an item the money is reckoned from. `price` and `fees` are minor units of the offer's currency. */
export interface Sold {
  offer: Pick<Offer, 'price' | 'refund' | 'change'>
  source: Pick<SupplierOffer, 'price' | 'refund' | 'change'>
  price: number
  fees: number
}

export interface Reckoned {
  lines: QuoteLine[]
  amount: Money
}

/**
 * What giving these items back brings: what was paid for them, less what the airline keeps now and less
 * the fees of earlier changes, which it has earned. Where the airline caused it, nothing is kept.
 */
export function refundReckoning(
  items: readonly Sold[],
  penalty: Money,
  involuntary: boolean,
): Reckoned {
  const currency = items[0]?.offer.price.currency ?? penalty.currency
  const paid = sum(items.map(({ price, fees }) => price + fees))
  const fees = involuntary ? 0 : sum(items.map((item) => item.fees))
  const asked = fees + inTheirMoney(items, penalty, 'refund')
  const kept = Math.min(paid, Math.max(0, asked))
  return {
    lines: [
      { kind: 'paid', amount: money(paid, currency) },
      { kind: 'airline_fee', amount: money(0 - kept, currency) },
    ],
    amount: money(paid - kept, currency),
  }
}

/**
 * Returns what each journey of a booking brings back. Where the airline's fee isn't the sum of the fares' own conditions,
 * how it is made up isn't known: the booking is then one part. Their amounts add up to that of `refundReckoning`.
 */
export function refundParts(
  items: readonly (Sold & { id: string })[],
  penalty: Money,
  involuntary: boolean,
): KeptPart[] {
  const whole = refundReckoning(items, penalty, involuntary)
  const together = [
    { itemIds: items.map(({ id }) => id), lines: whole.lines, amount: whole.amount.amount },
  ]
  const said = penaltyOf(
    items.map(({ source }) => source.refund),
    penalty.currency,
  )
  const isSaid = said?.amount === penalty.amount
  if (items.length < 2 || !(isSaid || penalty.amount === 0)) return together
  const parts = items.map((item) => {
    const own = isSaid ? penaltyOf([item.source.refund]) : money(0, penalty.currency)
    const { lines, amount } = refundReckoning([item], own ?? penalty, involuntary)
    return { itemIds: [item.id], lines, amount: amount.amount }
  })
  return sum(parts.map(({ amount }) => amount)) === whole.amount.amount ? parts : together
}

/** What other flights in an item's place cost. */
export function changeReckoning(
  item: Sold,
  change: { difference: Money; penalty: Money },
): Reckoned & { cost: ChangeCost } {
  const { currency } = item.offer.price
  const difference = atRateOf([item], change.difference)
  const fee = inTheirMoney([item], change.penalty, 'change')
  return {
    cost: { difference, fee },
    lines: [
      { kind: 'fare_difference', amount: money(difference, currency) },
      { kind: 'airline_fee', amount: money(fee, currency) },
    ],
    amount: money(difference + fee, currency),
  }
}

/** A penalty that is the one of the fares' conditions is the one that was shown with them, to the cent. */
function inTheirMoney(items: readonly Sold[], penalty: Money, what: 'refund' | 'change'): number {
  const said = penaltyOf(
    items.map(({ source }) => source[what]),
    penalty.currency,
  )
  const shown = penaltyOf(items.map(({ offer }) => offer[what]))
  const isSaid = said?.amount === penalty.amount
  return isSaid && shown ? shown.amount : atRateOf(items, penalty)
}

/** The penalties of conditions together, in one currency; nothing where one has none. */
function penaltyOf(
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

/** An amount of the supplier's at the rate these items were sold at; halves are rounded up. */
function atRateOf(items: readonly Sold[], { amount, currency }: Money): number {
  const ours = items[0]?.offer.price.currency ?? currency
  const sold = BigInt(sum(items.map(({ offer }) => offer.price.amount)))
  const bought = BigInt(sum(items.map(({ source }) => source.price.amount)))
  const isTheirs = items.every(({ source }) => source.price.currency === currency)
  if (currency === ours || !isTheirs || bought === 0n) return convert(amount, currency, ours)
  return Number((2n * BigInt(amount) * sold + bought) / (2n * bought))
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, each) => all + each, 0)
