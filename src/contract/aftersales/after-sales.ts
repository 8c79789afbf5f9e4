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
 * What an amount is made of, seen from the traveller: what comes back is positive in a refund, what is to
 * be paid is positive in a change. The lines add up to the quote's amount.
 * - `paid`: what was paid for these flights, bags included
 * - `airline_fee`: what the airline keeps (refund, negative) or asks (change)
 * - `fare_difference`: what the new flights cost more
 */
export const quoteLineSchema = z.object({
  kind: z.enum(['paid', 'airline_fee', 'fare_difference']),
  amount: moneySchema,
})
export type QuoteLine = z.infer<typeof quoteLineSchema>

const quoteFacts = {
  quoteId: quoteIdSchema,
  state: z.enum(quoteStates),
  /** The order's items that it is about. */
  itemIds: z.array(z.string()).min(1),
  lines: z.array(quoteLineSchema),
  amount: moneySchema,
  /** Whether the airline caused it: then it costs the traveller nothing. */
  involuntary: z.boolean(),
  createdAt: z.iso.datetime(),
  validUntil: z.iso.datetime(),
}

/** What giving flights back brings. Only the newest quote of an order can be confirmed. */
export const refundQuoteSchema = z.object({
  ...quoteFacts,
  kind: z.literal('refund'),
  /**
   * The same by journey, or by booking where the airline's fee isn't told by journey. Each ends by itself: one that the
   * airline refuses is `failed` beside others that are `done`, and then the quote as a whole is `done`.
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
  /** Where the money goes: back the way it came. */
  destination: paymentMethodSchema,
  /** The day by which it must have arrived, were the quote confirmed at once. */
  arrivesBy: isoDateSchema,
})

/** What other flights in place of one item's cost. */
export const changeQuoteSchema = z.object({
  ...quoteFacts,
  kind: z.literal('change'),
  from: offerSchema,
  to: offerSchema,
  /** The checked bags bought for `from`: whether each is taken along to `to` or lost. */
  bags: z.array(z.object({ passenger: z.int(), kg: z.int(), isMoved: z.boolean() })),
  /** What to pay under, once confirmed and where there is something to pay. */
  trxId: trxIdSchema.optional(),
})

export const quoteSchema = z.discriminatedUnion('kind', [refundQuoteSchema, changeQuoteSchema])
export type Quote = z.infer<typeof quoteSchema>
export type RefundQuote = z.infer<typeof refundQuoteSchema>
export type ChangeQuote = z.infer<typeof changeQuoteSchema>

/** Answers to a schedule change; the allowed transitions stand in `server/aftersales/notice-states.ts`. */
export const noticeStates = ['open', 'accepting', 'accepted', 'changed', 'refunded'] as const
export type NoticeState = (typeof noticeStates)[number]

/** An entry of the order's inbox: the airline changed flights by itself. */
export const noticeSchema = z.object({
  noticeId: noticeIdSchema,
  itemId: z.string(),
  state: z.enum(noticeStates),
  before: sliceSchema,
  /** Null when the airline does not fly any more: then there is nothing to accept. */
  after: sliceSchema.nullable(),
  /** IANA zone of the departure: deadlines are told by its clocks. */
  zone: z.string(),
  openedAt: z.iso.datetime(),
  answerBy: z.iso.datetime(),
})
export type Notice = z.infer<typeof noticeSchema>

export const afterSalesSchema = z.object({
  /** Which items are one booking at their supplier and go back together, and what their fares allow. */
  bookings: z.array(
    z.object({
      itemIds: z.array(z.string()).min(1),
      refund: z.enum(['allowed', 'not_allowed', 'unknown']),
    }),
  ),
  /** Items that may be exchanged for other flights. */
  changeable: z.array(z.string()),
  /** Newest first. */
  notices: z.array(noticeSchema),
  /** Newest first, without those that newer ones replaced. */
  quotes: z.array(quoteSchema),
})
export type AfterSales = z.infer<typeof afterSalesSchema>

/** Flights that one item can be exchanged for, and what that costs in all. */
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
