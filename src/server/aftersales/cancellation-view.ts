import type { QuoteLine, RefundQuote } from '../../contract/aftersales/after-sales.ts'
import { money } from '../../contract/money.ts'
import type { QuoteState } from '../../contract/payment/payment.ts'
import { quoteFacts, stateOf } from './quote-facts.ts'
import type { QuoteRow } from './quote-store.ts'

/** How quotes that were confirmed together stand as one: done once each has ended and any of them is done. */
function stateOfAll(rows: readonly QuoteRow[], now: number): QuoteState {
  const states = new Set(rows.map((row) => stateOf(row, now)))
  const worst: QuoteState[] = [
    'superseded',
    'lapsed',
    'in_progress',
    'awaiting_payment',
    'done',
    'failed',
  ]
  return worst.find((state) => states.has(state)) ?? 'open'
}

/** Returns refunds that were asked for together as the one offer they are: one sum, confirmed at once. */
export function cancellationView(
  rows: readonly [QuoteRow, ...QuoteRow[]],
  now: number,
): RefundQuote {
  const [first] = rows
  const terms = rows.flatMap((row) => (row.terms.kind === 'refund' ? [row.terms] : []))
  const sumOf = (kind: QuoteLine['kind']) =>
    rows
      .flatMap(({ lines }) => lines)
      .filter((line) => line.kind === kind)
      .reduce((sum, { amount }) => sum + amount.amount, 0)
  const ends = rows.map(({ validUntil }) => validUntil.getTime())
  return {
    ...quoteFacts(first, now),
    kind: 'refund',
    state: stateOfAll(rows, now),
    itemIds: rows.flatMap(({ itemIds }) => itemIds),
    lines: (['paid', 'airline_fee'] as const).map((kind) => ({
      kind,
      amount: money(sumOf(kind), first.currency),
    })),
    amount: money(
      rows.reduce((sum, { amount }) => sum + amount, 0),
      first.currency,
    ),
    involuntary: rows.every(({ involuntary }) => involuntary),
    validUntil: new Date(Math.min(...ends)).toISOString(),
    parts: rows.flatMap((row) => partsOf(row, now)),
    destination: terms[0]?.destination ?? 'card',
    arrivesBy:
      terms
        .map(({ arrivesBy }) => arrivesBy)
        .sort()
        .at(-1) ?? '',
  }
}

function partsOf(row: QuoteRow, now: number): RefundQuote['parts'] {
  const { itemIds, lines, amount, currency, terms } = row
  const parts = (terms.kind === 'refund' && terms.parts) || [{ itemIds, lines, amount }]
  return parts.map((part) => ({
    itemIds: part.itemIds,
    lines: part.lines,
    amount: money(part.amount, currency),
    state: stateOf(row, now),
  }))
}
