import type { AfterSales, Quote } from '../../../contract/aftersales/after-sales.ts'

/** Confirmed quotes, by how an order's page shows them. */
export interface QuoteGroups {
  /** In progress, or just ended: shown in full. */
  shown: Quote[]
  /** Ended and followed by another: one line each. */
  past: Quote[]
}

const underWay = (quote: Quote): boolean =>
  quote.state === 'awaiting_payment' || quote.state === 'in_progress'
const ended = (quote: Quote): boolean => quote.state === 'completed' || quote.state === 'failed'

/** A pending refund is always shown in full. */
export function quoteGroups({ quotes }: Pick<AfterSales, 'quotes'>): QuoteGroups {
  const confirmed = quotes.filter((each) => underWay(each) || ended(each))
  const inFull = (quote: Quote, place: number) =>
    place === 0 || underWay(quote) || (quote.kind === 'refund' && quote.state === 'completed')
  return {
    shown: confirmed.filter(inFull),
    past: confirmed.filter((quote, place) => !inFull(quote, place)),
  }
}

/** Returns whether something is in progress at the supplier, so that polling makes sense. */
export const isAfterSalesMoving = (afterSales: AfterSales | undefined): boolean =>
  afterSales !== undefined &&
  (afterSales.quotes.some((each) => each.state === 'in_progress') ||
    afterSales.charges.some((each) => each.state === 'pending') ||
    afterSales.notices.some((each) => each.state === 'accepting'))

/** Returns an order's next step if its status doesn't show it: answering, or waiting. */
export function nextInstead(afterSales: AfterSales): 'notice' | 'in-progress' | undefined {
  if (isAfterSalesMoving(afterSales)) return 'in-progress'
  return afterSales.notices.some((each) => each.state === 'open') ? 'notice' : undefined
}
