import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { isoDateSchema, offerSchema, sliceSchema } from '../flight/offer.ts'
import {
  changeIdSchema,
  noticeIdSchema,
  orderCodeSchema,
  quoteIdSchema,
  trxIdSchema,
} from '../ids.ts'
import { moneySchema } from '../money.ts'
import { paymentMethodSchema, quoteStates } from '../payment/payment.ts'

/**
 * The lines of an amount from the traveller's view: refunds are positive in a refund, payments are positive in a
 * change. They add up to the quote's amount. `paid`: what was paid for these items, with extras such as bags.
 * `supplier_fee`: what the supplier keeps (refund, negative) or charges (change). `price_difference`: how much more the
 * new items cost.
 */
export const quoteLineSchema = z.object({
  kind: z.enum(['paid', 'supplier_fee', 'price_difference']),
  amount: moneySchema,
})
export type QuoteLine = z.infer<typeof quoteLineSchema>

const quoteFacts = {
  quoteId: quoteIdSchema,
  state: z.enum(quoteStates),
  /** The order's items that it's about. */
  itemIds: z.array(z.string()).min(1),
  lines: z.array(quoteLineSchema),
  amount: moneySchema,
  /** Whether the supplier caused it, in which case it's free. */
  involuntary: z.boolean(),
  createdAt: z.iso.datetime(),
  validUntil: z.iso.datetime(),
}

/** The refund for cancelling items. Only the newest quote of an order can be confirmed. */
export const refundQuoteSchema = z.object({
  ...quoteFacts,
  kind: z.literal('refund'),
  /**
   * The same by item, or by booking if the supplier's fee can't be split. Each part ends separately: one that the
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
  /** The latest arrival of the refund if the quote were confirmed now. */
  arrivesBy: isoDateSchema,
})

/** The cost of exchanging one item's flights. */
export const changeQuoteSchema = z.object({
  ...quoteFacts,
  kind: z.literal('change'),
  from: offerSchema,
  to: offerSchema,
  /** The checked bags bought for `from`, and whether each is transferred to `to` or lost. */
  bags: z.array(z.object({ passenger: z.int(), kg: z.int(), isMoved: z.boolean() })),
  /** The payable's id, once confirmed and if there's something to pay. */
  trxId: trxIdSchema.optional(),
})

export const quoteSchema = z.discriminatedUnion('kind', [refundQuoteSchema, changeQuoteSchema])
export type Quote = z.infer<typeof quoteSchema>
export type RefundQuote = z.infer<typeof refundQuoteSchema>
export type ChangeQuote = z.infer<typeof changeQuoteSchema>

/** Answers to a schedule change; the allowed transitions stand in `server/aftersales/notice-states.ts`. */
export const noticeStates = ['open', 'accepting', 'accepted', 'changed', 'refunded'] as const
export type NoticeState = (typeof noticeStates)[number]

/** An entry of the order's inbox: a schedule change by the airline. */
export const noticeSchema = z.object({
  noticeId: noticeIdSchema,
  itemId: z.string(),
  state: z.enum(noticeStates),
  before: sliceSchema,
  /** Null if the airline no longer operates the flights, in which case there's nothing to accept. */
  after: sliceSchema.nullable(),
  /** IANA zone of the departure, in which deadlines are shown. */
  zone: z.string(),
  openedAt: z.iso.datetime(),
  answerBy: z.iso.datetime(),
})
export type Notice = z.infer<typeof noticeSchema>

export const afterSalesSchema = z.object({
  /** Which items are one booking at their supplier and are cancelled together, and what their fares allow. */
  bookings: z.array(
    z.object({
      itemIds: z.array(z.string()).min(1),
      refund: z.enum(['allowed', 'not_allowed', 'unknown']),
    }),
  ),
  /** Items that can be exchanged for other flights. */
  changeable: z.array(z.string()),
  /** Newest first. */
  notices: z.array(noticeSchema),
  /** Newest first, without superseded ones. */
  quotes: z.array(quoteSchema),
})
export type AfterSales = z.infer<typeof afterSalesSchema>

/** Flights that one item can be exchanged for, and the total cost. */
export const changeChoiceSchema = z.object({
  changeId: changeIdSchema,
  offer: offerSchema,
  lines: z.array(quoteLineSchema),
  amount: moneySchema,
})
export type ChangeChoice = z.infer<typeof changeChoiceSchema>

const orderParams = z.object({ orderCode: orderCodeSchema })
const seen = ['TRX_NOT_FOUND', 'TRX_MEMBER_NOT_FOUND'] as const

export const getAfterSales = endpoint({
  id: 'after-sales.get',
  method: 'GET',
  path: '/order/:orderCode/after-sales',
  summary: 'Get what can be changed or refunded',
  description:
    'Returns the order’s schedule changes, its quotes, and which items can still be changed or refunded.',
  params: orderParams,
  result: afterSalesSchema,
  auth: 'optional',
  orderAccess: true,
  errors: [...seen],
})

export const quoteRefund = endpoint({
  id: 'after-sales.quote-refund',
  method: 'POST',
  path: '/order/:orderCode/refund-quotes',
  summary: 'Quote a refund',
  description:
    'Quotes the refund for cancelling whole bookings of the order, as one amount to confirm at once. Replaces all earlier open quotes.',
  params: orderParams,
  body: z.object({ itemIds: z.array(z.string().max(64)).min(1).max(6) }),
  result: refundQuoteSchema,
  status: 201,
  auth: 'optional',
  orderAccess: true,
  errors: [
    'VALIDATION',
    ...seen,
    'NOT_REFUNDABLE',
    'QUOTE_EXPIRED',
    'SUPPLIER_UNAVAILABLE',
    'RATE_LIMITED',
  ],
})

export const searchChange = endpoint({
  id: 'after-sales.search-change',
  method: 'POST',
  path: '/order/:orderCode/change-search',
  summary: 'Search for other flights',
  description:
    'Returns flights on another day that one item of the order can be exchanged for, cheapest first.',
  params: orderParams,
  body: z.object({ itemId: z.string().max(64), date: isoDateSchema }),
  result: z.object({ choices: z.array(changeChoiceSchema) }),
  auth: 'optional',
  orderAccess: true,
  errors: [
    'VALIDATION',
    ...seen,
    'PAST_DATE',
    'DATE_TOO_FAR',
    'NOT_CHANGEABLE',
    'SUPPLIER_UNAVAILABLE',
    'RATE_LIMITED',
  ],
})

export const quoteChange = endpoint({
  id: 'after-sales.quote-change',
  method: 'POST',
  path: '/order/:orderCode/change-quotes',
  summary: 'Quote a change',
  description:
    'Quotes changing an item to flights from `after-sales.search-change`. Replaces all earlier open quotes of the order.',
  params: orderParams,
  body: z.object({ itemId: z.string().max(64), changeId: changeIdSchema }),
  result: changeQuoteSchema,
  status: 201,
  auth: 'optional',
  orderAccess: true,
  errors: [
    'VALIDATION',
    ...seen,
    'NOT_CHANGEABLE',
    'CHANGE_NOT_FOUND',
    'QUOTE_EXPIRED',
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
  params: z.object({ orderCode: orderCodeSchema, quoteId: quoteIdSchema }),
  body: z.object({}),
  result: quoteSchema,
  auth: 'optional',
  orderAccess: true,
  idempotent: true,
  errors: [...seen, 'QUOTE_NOT_FOUND', 'QUOTE_EXPIRED', 'QUOTE_SUPERSEDED', 'INVALID_STATE'],
})

export const acceptNotice = endpoint({
  id: 'after-sales.accept-notice',
  method: 'POST',
  path: '/order/:orderCode/notices/:noticeId/accept',
  summary: 'Accept a schedule change',
  description:
    'Accepts the new times that the airline announced. The reissued tickets follow by e-mail. An answered notice returns `NOTICE_ALREADY_ANSWERED`.',
  params: z.object({ orderCode: orderCodeSchema, noticeId: noticeIdSchema }),
  body: z.object({}),
  result: noticeSchema,
  auth: 'optional',
  orderAccess: true,
  errors: [...seen, 'NOTICE_NOT_FOUND', 'NOTICE_ALREADY_ANSWERED'],
})
