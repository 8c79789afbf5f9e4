import { z } from 'zod'
import { quoteIdSchema, trxIdSchema } from '../ids.ts'
import { moneySchema } from '../money.ts'

/**
 * States of a quoted refund or change; allowed transitions are in `server/aftersales/quote-states.ts`.
 * `awaiting_payment`: confirmed, but not paid yet. `in_progress`: confirmed and paid, and being processed by the
 * supplier. `failed`: not carried out; what was paid for it is refunded.
 */
export const quoteStates = [
  'open',
  'superseded',
  'expired',
  'awaiting_payment',
  'in_progress',
  'completed',
  'failed',
] as const
export type QuoteState = (typeof quoteStates)[number]

/** `refund`: of a cancellation. */
export const quoteKinds = ['refund', 'change', 'stay_change'] as const

/**
 * The lines of an amount from the traveller's view: refunds are positive in a refund, payments are positive in a
 * change. They add up to the quote's amount. `paid`: what was paid for these items, with extras such as bags.
 * `supplier_fee`: what the supplier keeps (refund, negative) or charges (change). `price_difference`: how much more the
 * new items cost. `returned_by_bank` (negative): what the payer's bank returned of it in a dispute. `refunded_before`
 * (negative): what support's earlier refunds have left nothing to pay for.
 */
export const quoteLineSchema = z.object({
  kind: z.enum(['paid', 'supplier_fee', 'price_difference', 'returned_by_bank', 'refunded_before']),
  amount: moneySchema,
})
export type QuoteLine = z.infer<typeof quoteLineSchema>

/** What quotes of any kind say. */
export const quoteFacts = {
  quoteId: quoteIdSchema,
  state: z.enum(quoteStates),
  /** The order's items that it's about. */
  itemIds: z.array(z.string()).min(1),
  lines: z.array(quoteLineSchema),
  amount: moneySchema,
  /** Whether the supplier caused it, in which case it's free. */
  isInvoluntary: z.boolean(),
  createdAt: z.iso.datetime(),
  validUntil: z.iso.datetime(),
}

/** What quotes of changes say, of any product. */
export const changeQuoteFacts = {
  ...quoteFacts,
  /** The payable's id, once confirmed and if there's something to pay. */
  trxId: trxIdSchema.optional(),
}
