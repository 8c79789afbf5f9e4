import type { RefundQuote } from '../../contract/aftersales/after-sales.ts'
import type { QuoteLine, QuoteState } from '../../contract/checkout/quote.ts'
import { money } from '../../contract/money.ts'
import { sumMoney } from '../../contract/sum-money.ts'
import { isBackAlready, type QuotedTogether, type StoredQuote } from './quote.ts'
import { quoteFacts, stateOf } from './quote-facts.ts'

/** Returns the joint state of quotes confirmed together: done once all have ended and any of them is done. */
function stateOfAll(quotes: readonly StoredQuote[], now: number): QuoteState {
  const states = new Set(quotes.map((quote) => stateOf(quote, now)))
  const worst: QuoteState[] = [
    'superseded',
    'expired',
    'in_progress',
    'awaiting_payment',
    'completed',
    'failed',
  ]
  return worst.find((state) => states.has(state)) ?? 'open'
}

/** Returns refunds requested together as one offer: one total, confirmed together. */
export function cancellationView(quotes: QuotedTogether, now: number): RefundQuote {
  const [first] = quotes
  const { currency } = first.amount
  const terms = quotes.flatMap(({ terms }) => (terms.kind === 'refund' ? [terms] : []))
  const sumOf = (kind: QuoteLine['kind']) =>
    quotes
      .flatMap(({ lines }) => lines)
      .filter((line) => line.kind === kind)
      .reduce((sum, { amount }) => sum + amount.amount, 0)
  const ends = quotes.map(({ validUntil }) => validUntil.getTime())
  return {
    ...quoteFacts(first, now),
    kind: 'refund',
    state: stateOfAll(quotes, now),
    itemIds: quotes.flatMap(({ itemIds }) => itemIds),
    lines: (['paid', 'supplier_fee', 'returned_by_bank', 'refunded_before'] as const)
      .map((kind) => ({ kind, amount: money(sumOf(kind), currency) }))
      .filter(({ kind, amount }) => !isBackAlready({ kind }) || amount.amount < 0),
    amount: sumMoney(
      quotes.map(({ amount }) => amount),
      currency,
    ),
    isInvoluntary: quotes.every(({ isInvoluntary }) => isInvoluntary),
    validUntil: new Date(Math.min(...ends)).toISOString(),
    parts: quotes.flatMap((quote) => partsOf(quote, now)),
    charges: quotes.flatMap(({ itemIds, terms: kept }) =>
      kept.kind === 'refund' && kept.charge ? [{ itemIds, ...kept.charge }] : [],
    ),
    destination: terms[0]?.destination ?? 'card',
    arrivesBy:
      terms
        .map(({ arrivesBy }) => arrivesBy)
        .sort()
        .at(-1) ?? '',
  }
}

function partsOf(quote: StoredQuote, now: number): RefundQuote['parts'] {
  const { itemIds, lines, amount, terms } = quote
  const parts = (terms.kind === 'refund' && terms.parts) || [
    { itemIds, lines, amount: amount.amount },
  ]
  return parts.map((part) => ({
    itemIds: part.itemIds,
    lines: part.lines,
    amount: money(part.amount, amount.currency),
    state: stateOf(quote, now),
  }))
}
