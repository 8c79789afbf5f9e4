import type {
  ChangeQuote,
  Notice,
  Quote,
  QuoteLine,
  RefundQuote,
} from '../../contract/aftersales/after-sales.ts'
import type { NoticeId, QuoteId, TrxId } from '../../contract/ids.ts'
import { money } from '../../contract/money.ts'
import type { QuoteState } from '../../contract/payment/payment.ts'
import { airportByIata } from '../world/airport.ts'
import type { NoticeRow } from './notice-store.ts'
import { leadOf, type QuoteRow } from './quote-store.ts'
import type { ChangeTermsKept } from './tables.ts'

/** Whether an open quote's time is over: it reads as lapsed then, and is written so never. */
export const isOver = ({ state, validUntil }: QuoteRow, now: number): boolean =>
  state === 'open' && validUntil.getTime() <= now

const stateOf = (quote: QuoteRow, now: number): QuoteState =>
  isOver(quote, now) ? 'lapsed' : quote.state

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

function factsOf(quote: QuoteRow, now: number) {
  return {
    quoteId: leadOf(quote) as QuoteId,
    state: stateOf(quote, now),
    itemIds: quote.itemIds,
    lines: quote.lines,
    amount: money(quote.amount, quote.currency),
    involuntary: quote.involuntary,
    createdAt: quote.createdAt.toISOString(),
    validUntil: quote.validUntil.toISOString(),
  }
}

/** Returns refunds that were asked for together as the one offer they are: one sum, confirmed at once. */
export function refundQuoteView(
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
    ...factsOf(first, now),
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

export function changeQuoteView(
  quote: QuoteRow,
  { from, offer, bags = [] }: ChangeTermsKept,
  now: number,
): ChangeQuote {
  return {
    ...factsOf(quote, now),
    kind: 'change',
    from,
    to: offer,
    bags,
    ...(quote.trxId ? { trxId: quote.trxId as TrxId } : {}),
  }
}

/** Returns quotes that were asked for together as one. Only refunds are. */
export function quoteView(rows: readonly [QuoteRow, ...QuoteRow[]], now: number): Quote {
  const [first] = rows
  return first.terms.kind === 'refund'
    ? refundQuoteView(rows, now)
    : changeQuoteView(first, first.terms, now)
}

export const noticeView = (notice: NoticeRow): Notice => ({
  noticeId: notice.id as NoticeId,
  itemId: notice.itemId,
  state: notice.state,
  before: notice.before,
  after: notice.after,
  zone: airportByIata(notice.before.from)?.zone ?? 'UTC',
  openedAt: notice.openedAt.toISOString(),
  answerBy: notice.answerBy.toISOString(),
})
