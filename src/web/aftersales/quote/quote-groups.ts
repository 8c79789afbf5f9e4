import type { AfterSales, Quote } from '../../../contract/aftersales/after-sales.ts'

/** Quotes that were confirmed, by what an order's page does with them. */
export interface QuoteGroups {
  /** Under way, or just ended: told in full. */
  shown: Quote[]
  /** Ended and followed by another: a line each. */
  past: Quote[]
}

const underWay = (quote: Quote): boolean =>
  quote.state === 'awaiting_payment' || quote.state === 'in_progress'
const ended = (quote: Quote): boolean => quote.state === 'completed' || quote.state === 'failed'

/** Money on its way back stays in full view, however much has happened since. */
export function quoteGroups({ quotes }: Pick<AfterSales, 'quotes'>): QuoteGroups {
  const confirmed = quotes.filter((each) => underWay(each) || ended(each))
  const inFull = (quote: Quote, place: number) =>
    place === 0 || underWay(quote) || (quote.kind === 'refund' && quote.state === 'completed')
  return {
    shown: confirmed.filter(inFull),
    past: confirmed.filter((quote, place) => !inFull(quote, place)),
  }
}

/** Whether something is carried out at the supplier, so that looking again is worth while. */
export const isAfterSalesMoving = (afterSales: AfterSales | undefined): boolean =>
  afterSales !== undefined &&
  (afterSales.quotes.some((each) => each.state === 'in_progress') ||
    afterSales.notices.some((each) => each.state === 'accepting'))

/** What comes next for an order where its status alone does not tell: an answer to give, or to wait. */
export function nextInstead(afterSales: AfterSales): 'notice' | 'in-progress' | undefined {
  if (isAfterSalesMoving(afterSales)) return 'in-progress'
  return afterSales.notices.some((each) => each.state === 'open') ? 'notice' : undefined
}
