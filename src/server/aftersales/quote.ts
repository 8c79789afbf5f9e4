import type { QuoteLine, QuoteState } from '../../contract/checkout/quote.ts'
import type { QuoteId, TrxId } from '../../contract/ids.ts'
import { type Money, money } from '../../contract/money.ts'
import type { PaymentMethod } from '../../contract/payment/payment.ts'
import type { CancellationPart } from '../order/product.ts'
import type { BackAlready } from '../payment/refund-service.ts'

/** The quoted cost of cancelling or changing items of one reservation. */
export interface StoredQuote {
  id: QuoteId
  orderId: string
  /** The first of the quotes that are requested and confirmed together. Its own id for the first. */
  leadId: QuoteId
  itemIds: string[]
  /** The reservation's. */
  reference: string
  state: QuoteState
  lines: QuoteLine[]
  /** The refund, or the cost of a change. */
  amount: Money
  /** Whether the supplier caused it. */
  isInvoluntary: boolean
  terms: CancellationTermsKept | ChangeTermsKept
  /** What it is paid under; null while it isn't to be paid. */
  trxId: TrxId | null
  createdAt: Date
  validUntil: Date
}

/** Returns what a quote's refund is requested for; `quotedIn` reads it. */
export const refundKeyOf = ({ id }: Pick<StoredQuote, 'id'>): string => `quote ${id}`

/** Returns the id of the quote that a refund was requested for, if it was for one. */
export function quotedIn(refundKey: string): string | undefined {
  const [what, id] = refundKey.split(' ')
  return what === 'quote' ? id : undefined
}

/** Returns whether a line is about what the traveller already has back. */
export const isBackAlready = ({ kind }: Pick<QuoteLine, 'kind'>): boolean =>
  kind === 'returned_by_bank' || kind === 'refunded_before'

type Amounts = Pick<StoredQuote, 'lines' | 'amount' | 'terms'>

/** A cancellation's amounts are positive if they're refunded, a change's if they're paid. */
const signOf = ({ terms }: Pick<StoredQuote, 'terms'>): 1 | -1 => (terms.kind === 'refund' ? 1 : -1)

/** Returns what a quote refunds, in minor units; below zero if it costs something. */
export const quotedRefund = (quote: Amounts): number => signOf(quote) * quote.amount.amount

/** Returns what a supplier gives back, in minor units: the refund, and what the traveller got back before. */
export const suppliersRefund = (quote: Amounts): number =>
  quote.lines
    .filter(isBackAlready)
    .reduce((sum, line) => sum - signOf(quote) * line.amount.amount, quotedRefund(quote))

/** Returns a quote's amounts when its traveller has part of what the supplier gives back already. */
export function lessBackAlready(quote: Amounts, { byBank, byHand }: BackAlready): Amounts {
  const { currency } = quote.amount
  const sign = signOf(quote)
  const less = { returned_by_bank: byBank, refunded_before: byHand }
  const lines = (['returned_by_bank', 'refunded_before'] as const)
    .filter((kind) => less[kind] > 0)
    .map((kind) => ({ kind, amount: money(-sign * less[kind], currency) }))
  return {
    lines: [...quote.lines.filter((line) => !isBackAlready(line)), ...lines],
    amount: money(sign * (suppliersRefund(quote) - byBank - byHand), currency),
    terms: withoutParts(quote.terms),
  }
}

/** Parts of a fee only explain an amount that nothing is taken off. */
function withoutParts(terms: StoredQuote['terms']): StoredQuote['terms'] {
  if (terms.kind !== 'refund') return terms
  const { parts: _, ...others } = terms
  return others
}

/** Quotes that were asked for at once, in the order of their making: one offer, confirmed as a whole. */
export type QuotedTogether = readonly [StoredQuote, ...StoredQuote[]]

export interface CancellationTermsKept {
  kind: 'refund'
  /** By item, where the supplier's terms tell how its fee is made up; absent from older quotes. */
  parts?: CancellationPart[]
  /** What the supplier refunds beyond the traveller's refund, in minor units: the share of a promo code's discount. */
  discount?: number
  /** The product's own, handed to it when the quote is carried out. */
  supplierTerms: unknown
  /** Set if the supplier refunds nothing, and the traveller had back before all that they paid. */
  isForfeited?: true
  /** What is charged to the saved card with these last four digits; absent if nothing is. */
  charge?: { amount: Money; estimate: Money; card: string }
  destination: PaymentMethod
  /** `YYYY-MM-DD`. */
  arrivesBy: string
}

/** The quoted cost of a change, in minor units of the order's currency. */
export interface ChangeCost {
  /** Negative if what it's changed to costs less. */
  difference: number
  fee: number
  /** What the supplier refunds beyond the difference: the share of a promo code's discount. */
  discount?: number
}

/** A change's terms are the product's own, but for its cost. */
export interface ChangeTermsKept extends ChangeCost {
  kind: 'change' | 'stay_change'
}
