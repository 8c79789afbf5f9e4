import type { QuoteState } from '../../contract/checkout/quote.ts'
import type { StoredQuote } from './quote.ts'

/** Whether an open quote's time is over: it reads as expired then, and is never written so. */
export const isOver = ({ state, validUntil }: StoredQuote, now: number): boolean =>
  state === 'open' && validUntil.getTime() <= now

export const stateOf = (quote: StoredQuote, now: number): QuoteState =>
  isOver(quote, now) ? 'expired' : quote.state

/** Returns what every quote tells on the wire. */
export function quoteFacts(quote: StoredQuote, now: number) {
  return {
    quoteId: quote.leadId,
    state: stateOf(quote, now),
    itemIds: quote.itemIds,
    lines: quote.lines,
    amount: quote.amount,
    isInvoluntary: quote.isInvoluntary,
    createdAt: quote.createdAt.toISOString(),
    validUntil: quote.validUntil.toISOString(),
  }
}

/** Returns what every quote of a change tells on the wire. */
export const changeFacts = (quote: StoredQuote, now: number) => ({
  ...quoteFacts(quote, now),
  ...(quote.trxId ? { trxId: quote.trxId } : {}),
})
