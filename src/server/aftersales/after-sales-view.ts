import type { ChangeQuote, Notice, Quote, RefundQuote } from '../../contract/after-sales.ts'
import type { NoticeId, QuoteId, TrxId } from '../../contract/ids.ts'
import { money } from '../../contract/money.ts'
import { airportByIata } from '../world/airport.ts'
import type { NoticeRow } from './notice-store.ts'
import type { QuoteRow } from './quote-store.ts'
import type { ChangeTermsKept, RefundTermsKept } from './tables.ts'

/** Whether an open quote's time is over: it reads as lapsed then, and is written so never. */
export const isOver = ({ state, validUntil }: QuoteRow, now: number): boolean =>
  state === 'open' && validUntil.getTime() <= now

function factsOf(quote: QuoteRow, now: number) {
  return {
    quoteId: quote.id as QuoteId,
    state: isOver(quote, now) ? ('lapsed' as const) : quote.state,
    itemIds: quote.itemIds,
    lines: quote.lines,
    amount: money(quote.amount, quote.currency),
    involuntary: quote.involuntary,
    createdAt: quote.createdAt.toISOString(),
    validUntil: quote.validUntil.toISOString(),
  }
}

export function refundQuoteView(
  quote: QuoteRow,
  { destination, arrivesBy }: RefundTermsKept,
  now: number,
): RefundQuote {
  return { ...factsOf(quote, now), kind: 'refund', destination, arrivesBy }
}

export function changeQuoteView(
  quote: QuoteRow,
  { from, offer, bags = [] }: ChangeTermsKept,
  now: number,
): ChangeQuote {
  return {
    ...factsOf(quote, now),
    ...{ kind: 'change', from, to: offer, bags },
    ...(quote.trxId ? { trxId: quote.trxId as TrxId } : {}),
  }
}

export const quoteView = (quote: QuoteRow, now: number): Quote =>
  quote.terms.kind === 'refund'
    ? refundQuoteView(quote, quote.terms, now)
    : changeQuoteView(quote, quote.terms, now)

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
