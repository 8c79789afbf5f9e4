import type { QuoteId } from '../../contract/ids.ts'
import { money } from '../../contract/money.ts'
import type { QuoteState } from '../../contract/payment/payment.ts'
import { leadOf, type QuoteRow } from './quote-store.ts'

/** Whether an open quote's time is over: it reads as lapsed then, and is never written so. */
export const isOver = ({ state, validUntil }: QuoteRow, now: number): boolean =>
  state === 'open' && validUntil.getTime() <= now

export const stateOf = (quote: QuoteRow, now: number): QuoteState =>
  isOver(quote, now) ? 'lapsed' : quote.state

/** Returns what every quote tells on the wire. */
export function quoteFacts(quote: QuoteRow, now: number) {
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
