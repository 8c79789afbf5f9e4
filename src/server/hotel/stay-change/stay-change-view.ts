import type { StayChangeQuote } from '../../../contract/hotel/stay-change.ts'
import type { StoredQuote } from '../../aftersales/quote.ts'
import { changeFacts } from '../../aftersales/quote-facts.ts'
import { stayAfter, stayChangeTermsOf } from './stay-change-terms.ts'

/** Returns a quote as its traveller sees it at a given time. */
export function stayChangeView(quote: StoredQuote, now: number): StayChangeQuote {
  const { from, to, rate } = stayChangeTermsOf(quote)
  return {
    ...changeFacts(quote, now),
    kind: 'stay_change',
    from,
    to: {
      stay: stayAfter(to),
      leadGuests: to.rooms.map(({ leadGuest }) => leadGuest),
      rate,
      keeps: to.rooms.map(({ keeps }) => keeps ?? null),
    },
  }
}
