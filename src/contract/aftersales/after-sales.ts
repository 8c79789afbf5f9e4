import { z } from 'zod'
import { orderErrors, orderParams } from '../checkout/order-calls.ts'
import { quoteFacts, quoteLineSchema, quoteStates } from '../checkout/quote.ts'
import { endpoint } from '../endpoint.ts'
import { quoteIdSchema, trxIdSchema } from '../ids.ts'
import { moneySchema } from '../money.ts'
import { chargeReasons, paymentMethodSchema } from '../payment/payment.ts'
import { productNoticeSchema, productQuoteSchemas } from './product-kinds.ts'

/** The refund for cancelling items. Only the newest quote of an order can be confirmed. */
export const refundQuoteSchema = z.object({
  ...quoteFacts,
  kind: z.literal('refund'),
  /**
   * The same by item, or by reservation if the supplier's fee can't be split. Each part ends separately: one that the
   * supplier refuses is `failed` while others are `completed`, and then the whole quote is `completed`.
   */
  parts: z
    .array(
      z.object({
        itemIds: z.array(z.string()).min(1),
        lines: z.array(quoteLineSchema),
        amount: moneySchema,
        state: z.enum(quoteStates),
      }),
    )
    .min(1),
  /** The refund goes to the original payment method. */
  destination: paymentMethodSchema,
  /** What is charged to the saved card if the quote is confirmed; empty if nothing is. */
  charges: z.array(
    z.object({
      itemIds: z.array(z.string()).min(1),
      /** In the property's currency, with an estimate in the order's. */
      amount: moneySchema,
      estimate: moneySchema,
      /** The card's last four digits. */
      card: z.string(),
    }),
  ),
  /** The latest arrival of the refund if the quote were confirmed now. */
  arrivesBy: z.iso.date(),
})

export const quoteSchema = z.discriminatedUnion('kind', [refundQuoteSchema, ...productQuoteSchemas])
/** Money on its way back to the traveller, whatever the reason. */
export const orderRefundSchema = z.object({
  amount: moneySchema,
  /** The original payment method, or a bank transfer if that failed. */
  method: paymentMethodSchema,
  /**
   * `not_confirmed`: the supplier didn't confirm what was paid for. `extra`: a duplicate payment, or one for a change
   * that wasn't made. `goodwill`: decided on by support.
   */
  reason: z.enum(['not_confirmed', 'cancelled', 'extra', 'goodwill']),
  /** The latest day of its arrival; null until it's sent. */
  arrivesBy: z.iso.date().nullable(),
})
export type OrderRefund = z.infer<typeof orderRefundSchema>
/** What payers' disputes at their banks (chargebacks) mean for an order's money. */
export const orderDisputeSchema = z.object({
  /** Whether a bank hasn't decided yet. */
  isOpen: z.boolean(),
  /**
   * Whether nothing can be changed, cancelled or refunded before that, but for what a supplier caused: the calls return
   * `PAYMENT_DISPUTED`.
   */
  blocksRefunds: z.boolean(),
  /** What banks have returned: we don't refund it again. */
  returned: moneySchema,
  /** Confirmed refunds that wait for a bank's decision, or that a bank has paid in place of us. */
  refunds: z.array(
    z.object({ quoteId: quoteIdSchema, amount: moneySchema, state: z.enum(['waits', 'returned']) }),
  ),
})
export type OrderDispute = z.infer<typeof orderDisputeSchema>
/** What is charged to the card that guaranteed a booking. */
export const orderChargeSchema = z.object({
  /** The payable's: a declined charge can be paid under it in another way. */
  trxId: trxIdSchema,
  itemIds: z.array(z.string()).min(1),
  why: z.enum(chargeReasons),
  amount: moneySchema,
  /** The last four digits of the card that guaranteed it. */
  card: z.string(),
  /** Whether another card than that one paid it. */
  isPaidOtherwise: z.boolean(),
  /** When it was paid or declined; null while it's being charged. */
  at: z.iso.datetime().nullable(),
  /** Until when a declined one can be paid in another way. */
  payUntil: z.iso.datetime().nullable(),
  /** `expired`: it was declined and not paid in another way in time. */
  state: z.enum(['pending', 'paid', 'declined', 'expired', 'withdrawn']),
})
export type OrderCharge = z.infer<typeof orderChargeSchema>
export type Quote = z.infer<typeof quoteSchema>
export type RefundQuote = z.infer<typeof refundQuoteSchema>
export type ChangeQuote = Extract<Quote, { kind: 'change' }>
/** A change of any product. */
export type ProductChangeQuote = Exclude<Quote, RefundQuote>
export type Notice = z.infer<typeof productNoticeSchema>

export const afterSalesSchema = z.object({
  /**
   * Which items are one reservation at their supplier and are cancelled together, and what their terms allow. `nothing`:
   * they can be cancelled, without a refund.
   */
  reservations: z.array(
    z.object({
      itemIds: z.array(z.string()).min(1),
      refund: z.enum(['allowed', 'nothing', 'not_allowed', 'unknown']),
    }),
  ),
  /** Items that can be changed. */
  changeable: z.array(z.string()),
  /** Newest first. */
  notices: z.array(productNoticeSchema),
  /** Newest first, without superseded ones. */
  quotes: z.array(quoteSchema),
  /** All refunds of the order, oldest first. */
  refunds: z.array(orderRefundSchema),
  /** Set if a payment is disputed, or was and the bank returned money. */
  dispute: orderDisputeSchema.optional(),
  /** All charges to cards that guaranteed bookings, oldest first. */
  charges: z.array(orderChargeSchema),
})
export type AfterSales = z.infer<typeof afterSalesSchema>

export const getAfterSales = endpoint({
  id: 'after-sales.get',
  method: 'GET',
  path: '/order/:orderCode/after-sales',
  summary: 'Get what can be changed or refunded',
  description:
    'Returns the order’s schedule changes, its quotes and refunds, and which items can still be changed or refunded.',
  params: orderParams,
  result: afterSalesSchema,
  auth: 'optional',
  orderAccess: true,
  errors: [...orderErrors],
})

export const quoteRefund = endpoint({
  id: 'after-sales.quote-refund',
  method: 'POST',
  path: '/order/:orderCode/refund-quotes',
  summary: 'Quote a refund',
  description:
    'Quotes the refund for cancelling whole reservations of the order, as one amount to confirm at once. Replaces all earlier open quotes.',
  params: orderParams,
  body: z.object({ itemIds: z.array(z.string().max(64)).min(1).max(6) }),
  result: refundQuoteSchema,
  status: 201,
  auth: 'optional',
  orderAccess: true,
  errors: [
    'VALIDATION',
    ...orderErrors,
    'NOT_REFUNDABLE',
    'PAYMENT_DISPUTED',
    'QUOTE_EXPIRED',
    'SUPPLIER_UNAVAILABLE',
    'RATE_LIMITED',
  ],
})

export const confirmQuote = endpoint({
  id: 'after-sales.confirm-quote',
  method: 'POST',
  path: '/order/:orderCode/quotes/:quoteId/confirm',
  summary: 'Confirm a quote',
  description:
    'Confirms the newest quote. Refunds and free changes start at once; a change with a cost first waits for its payment under `trxId`.',
  params: orderParams.extend({ quoteId: quoteIdSchema }),
  body: z.object({}),
  result: quoteSchema,
  auth: 'optional',
  orderAccess: true,
  idempotent: true,
  errors: [
    ...orderErrors,
    'QUOTE_NOT_FOUND',
    'QUOTE_EXPIRED',
    'QUOTE_SUPERSEDED',
    'PAYMENT_DISPUTED',
    'INVALID_STATE',
  ],
})
