import type { ChangeQuote } from '../../../contract/aftersales/after-sales.ts'
import type { StoredQuote } from '../../aftersales/quote.ts'
import { changeFacts } from '../../aftersales/quote-facts.ts'
import { exchangeTermsOf } from './exchange-terms.ts'

/** Returns a change quote as its traveller sees it at a given time. */
export function exchangeView(quote: StoredQuote, now: number): ChangeQuote {
  const { from, offer, bags = [] } = exchangeTermsOf(quote)
  return {
    ...changeFacts(quote, now),
    kind: 'change',
    from,
    to: offer,
    bags,
  }
}
