import type { OrderDispute, Quote } from '../../../contract/aftersales/after-sales.ts'
import type { ErrorCode } from '../../../contract/errors.ts'

/** Returns why a quote can't be confirmed, by its state; undefined while it's open. */
export function quoteProblem(quote: Pick<Quote, 'state'> | undefined): ErrorCode | undefined {
  // Superseded ones are no longer returned.
  if (!quote || quote.state === 'superseded') return 'QUOTE_SUPERSEDED'
  return quote.state === 'expired' ? 'QUOTE_EXPIRED' : undefined
}

/** Returns why a change can't be confirmed: also because its order's payment is disputed, unless a supplier caused the change. */
export function changeProblem(
  quote: Pick<Quote, 'state' | 'isInvoluntary'> | undefined,
  dispute: Pick<OrderDispute, 'blocksRefunds'> | undefined,
): ErrorCode | undefined {
  const isBlocked = dispute?.blocksRefunds && !quote?.isInvoluntary
  return quoteProblem(quote) ?? (isBlocked ? 'PAYMENT_DISPUTED' : undefined)
}

/** Returns whether a quote was confirmed, in which case the order's page shows its state. */
export const isConfirmed = ({ state }: Pick<Quote, 'state'>): boolean =>
  state === 'awaiting_payment' ||
  state === 'in_progress' ||
  state === 'completed' ||
  state === 'failed'

const words = {
  QUOTE_EXPIRED: 'quote-expired',
  QUOTE_SUPERSEDED: 'quote-superseded',
  QUOTE_NOT_FOUND: 'quote-superseded',
  INVALID_STATE: 'quote-invalid',
  SUPPLIER_UNAVAILABLE: 'supplier',
  UNAVAILABLE: 'supplier',
  CHANGE_NOT_FOUND: 'change-gone',
  OFFER_GONE: 'change-gone',
  PAYMENT_DISPUTED: 'disputed',
  NOTHING_CHANGED: 'unchanged',
} as const satisfies Partial<Record<ErrorCode, string>>

/** Returns the message key for a problem with quoting or confirming. */
export const problemWords = (problem: ErrorCode): (typeof words)[keyof typeof words] | 'failed' =>
  problem in words ? words[problem as keyof typeof words] : 'failed'
