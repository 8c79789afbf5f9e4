import { z } from 'zod'
import { postbackEvents, postbackStates } from '../../affiliate/affiliate.ts'
import { afterSalesSchema } from '../../aftersales/after-sales.ts'
import { orderParams } from '../../checkout/order-calls.ts'
import { quoteKinds, quoteLineSchema, quoteStates } from '../../checkout/quote.ts'
import { endpoint } from '../../endpoint.ts'
import { quoteIdSchema, trxIdSchema } from '../../ids.ts'
import { moneySchema } from '../../money.ts'
import { orderSchema, reservationAttempts, reservationStates } from '../../order/order.ts'
import { disputeStates } from '../../payment/dispute.ts'
import { ledgerAccounts, ledgerMovements } from '../../payment/ledger-terms.ts'
import {
  paymentMethodSchema,
  paymentStates,
  refundRefusals,
  refundStates,
} from '../../payment/payment.ts'
import { affiliateSchema, trafficSourceSchema } from '../../tracking/traffic-source.ts'
import { deskTicketRowSchema } from '../desk-tickets.ts'
import { deskLogEntrySchema } from './desk-entry.ts'
import { mailLanguageSchema } from './mail-language.ts'
import { orderChangeSchema } from './order-change.ts'
import { deskMailStates } from './order-mail.ts'
import { outsideCallSchema } from './outside-call.ts'
import { refundByHandSchema } from './refund-by-hand.ts'

const at = z.iso.datetime()

const deskReservationSchema = z.object({
  reservationId: z.string(),
  bundle: z.int(),
  product: z.string(),
  supplier: z.string(),
  /** Ours, which the supplier knows it by. */
  reference: z.string(),
  state: z.enum(reservationStates),
  /** What the supplier was asked last. */
  attempt: z.enum(reservationAttempts),
  /** Why it failed, in the supplier's word or ours. */
  reason: z.string().nullable(),
  itemIds: z.array(z.string()),
  /** The supplier's own: booking references, tickets and vouchers. */
  codes: z.array(z.string()),
  reservedUntil: at.nullable(),
  priceUntil: at.nullable(),
  isCharged: z.boolean(),
  changedAt: at,
})

const deskPayableSchema = z.object({
  trxId: trxIdSchema,
  purpose: z.enum(['order', 'change', 'guarantee']),
  state: z.enum(['open', 'paid', 'expired', 'withdrawn']),
  amount: moneySchema,
  until: at.nullable(),
})

/** An attempt to pay at a gateway. Its id is the reference that the gateway knows it by. */
const deskPaymentSchema = z.object({
  paymentId: z.string(),
  trxId: trxIdSchema,
  gateway: z.string(),
  method: paymentMethodSchema,
  state: z.enum(paymentStates),
  amount: moneySchema,
  /** What the gateway has refunded. */
  refunded: moneySchema,
  /** What its payer's bank has returned in disputes that we lost; in another currency, all of the payment. */
  returned: moneySchema,
  /** Why it was declined, in the gateway's own word. */
  reason: z.string().nullable(),
  /** The version of the terms and conditions that the payer agreed to; null for attempts from before these were kept. */
  terms: z.string().nullable(),
  /** The last four digits of the card; null without one, or until it was used. */
  cardDigits: z.string().nullable(),
  /** The gateway's own id, as its dashboard shows it; null until it's paid. */
  gatewayReference: z.string().nullable(),
  createdAt: at,
  changedAt: at,
})

const deskRefundSchema = z.object({
  refundId: z.string(),
  paymentId: z.string(),
  amount: moneySchema,
  state: z.enum(refundStates),
  /** What it was requested for, such as `quote`, and its id. */
  cause: z.string(),
  createdAt: at,
  doneAt: at.nullable(),
  /** Of the bank transfer that paid it instead of the gateway. */
  bankReference: z.string().nullable(),
  /**
   * Why it can't be withheld, or paid by bank transfer, at the moment: its payment is disputed; the gateway was asked for it in
   * the last minutes, and may be paying it; the payer's bank has returned the money. Null if nothing is known to be against it.
   */
  payOutBlock: z.enum(['disputed', 'asked', 'returned']).nullable(),
})

/** A dispute of a payment (chargeback), as the gateway reported it last. It's answered in the gateway's dashboard. */
const deskDisputeSchema = z.object({
  /** The gateway's own id. */
  reference: z.string(),
  paymentId: z.string(),
  gateway: z.string(),
  state: z.enum(disputeStates),
  amount: moneySchema,
  /** How much of it the gateway has taken from us. */
  withdrawn: moneySchema,
  /** Why, in the gateway's own word. */
  reason: z.string(),
  /** By when evidence has to be submitted; null if none can be, or it was. */
  dueAt: at.nullable(),
  openedAt: at,
  changedAt: at,
})
export type DeskDispute = z.infer<typeof deskDisputeSchema>

export type DeskRefund = z.infer<typeof deskRefundSchema>

const deskQuoteSchema = z.object({
  quoteId: quoteIdSchema,
  kind: z.enum(quoteKinds),
  state: z.enum(quoteStates),
  itemIds: z.array(z.string()),
  lines: z.array(quoteLineSchema),
  amount: moneySchema,
  isInvoluntary: z.boolean(),
  /** Why it failed. */
  reason: z.string().nullable(),
  createdAt: at,
  validUntil: at,
  changedAt: at,
})

const ledgerEntrySchema = z.object({
  at,
  /** Why it moved, such as `capture`. */
  kind: z.enum(ledgerMovements),
  /** The whole movement, such as `capture:<payment>`: both its sides have the same. */
  movement: z.string(),
  account: z.enum(ledgerAccounts),
  amount: moneySchema,
})

const deskMailSchema = z.object({
  mailId: z.string(),
  to: z.string(),
  subject: z.string(),
  state: z.enum(deskMailStates),
  /** Whether documents are attached from before the order last changed. */
  isOutdated: z.boolean(),
  /** Null for mails from before languages were kept. */
  written: mailLanguageSchema.nullable(),
  createdAt: at,
  sentAt: at.nullable(),
})

const deskJobSchema = z.object({
  jobId: z.string(),
  name: z.string(),
  state: z.string(),
  retries: z.int(),
  createdAt: at,
  /** When it runs next, or last ran. */
  startAfter: at,
  completedAt: at.nullable(),
  /** What the last attempt failed with. */
  problem: z.string().nullable(),
})

/** What is posted to the order's affiliate, with how the attempts went. */
const deskPostbackSchema = z.object({
  postbackId: z.string(),
  /** The affiliate's code. */
  affiliate: z.string(),
  event: z.enum(postbackEvents),
  state: z.enum(postbackStates),
  amount: moneySchema,
  /** What is paid at the property, by currency. */
  onSite: z.array(moneySchema),
  createdAt: at,
  attempts: z.int(),
  /** When the last attempt was made. */
  attemptedAt: at.nullable(),
  /** How it ended: a status, or what went wrong; null while it hasn't. */
  answer: z.string().nullable(),
  /** When the next attempt is due; null if there will be none, or one is being made. */
  nextAt: at.nullable(),
})
export type DeskPostback = z.infer<typeof deskPostbackSchema>

/** Something that happened, in one line. `about` is the id of what it's about, as in the sections. */
const timelineEntrySchema = z.object({
  at,
  kind: z.enum([
    'history',
    'payment',
    'refund',
    'quote',
    'ledger',
    'mail',
    'job',
    'supplier',
    'gateway',
    'desk',
  ]),
  what: z.string(),
  about: z.string().nullable(),
  /** Such as the states before and after, an amount's movement, a mail's subject, or a reason. */
  detail: z.string().nullable(),
})
export type TimelineEntry = z.infer<typeof timelineEntrySchema>

export const deskOrderSchema = z.object({
  /** What the traveller sees. */
  order: orderSchema,
  afterSales: afterSalesSchema,
  language: z.string(),
  /** The language that the text of its next mail has: English if there's no translation into the order's. */
  mailLanguage: z.string(),
  /** Null for a guest's order. */
  memberId: z.string().nullable(),
  /** When its traveller asked for the erasure of their data, which waits until the order is over; null if they didn't. */
  erasureAskedAt: at.nullable(),
  /** Where its visitor came from; null if nothing is known, or after an erasure. */
  attribution: z
    .object({
      /** The ad, affiliate, campaign or search engine, with the letters of its link. */
      source: trafficSourceSchema.nullable(),
      affiliate: affiliateSchema.nullable(),
      referrer: z.string().nullable(),
    })
    .nullable(),
  payables: z.array(deskPayableSchema),
  reservations: z.array(deskReservationSchema),
  payments: z.array(deskPaymentSchema),
  refunds: z.array(deskRefundSchema),
  disputes: z.array(deskDisputeSchema),
  refundsByHand: z.array(refundByHandSchema),
  /** Changes of the contact and of names, and copies of documents, newest first. */
  changes: z.array(orderChangeSchema),
  /** How much can be refunded now of what was paid: nothing of a payment that is disputed. */
  refundable: moneySchema,
  /**
   * Why nothing can be refunded now: all that was paid was refunded, it's disputed, or nothing is left, because nothing was
   * paid or the payer's bank has returned it. Null if something can be refunded.
   */
  refundBlock: z.enum(refundRefusals).nullable(),
  /**
   * How much one person may still refund by hand: the limit, converted where the order's currency isn't the agency's, less
   * what was refunded like that. Above it, a second person has to approve.
   */
  refundableAlone: moneySchema,
  /** All quotes, superseded ones too, newest first. */
  quotes: z.array(deskQuoteSchema),
  ledger: z.array(ledgerEntrySchema),
  mails: z.array(deskMailSchema),
  /** Oldest first; empty without an affiliate. */
  postbacks: z.array(deskPostbackSchema),
  /** Jobs of the last days that name the order or a part of it, newest first. */
  jobs: z.array(deskJobSchema),
  /** Calls of suppliers and gateways about it, oldest first; each appears about a second after it ended. */
  calls: z.array(outsideCallSchema),
  /**
   * What people wrote to support about it, newest first: not all of them have shown that the order is theirs. Null for staff
   * who may not read tickets.
   */
  tickets: z.array(deskTicketRowSchema).nullable(),
  /** What staff did and noted, newest first. */
  log: z.array(deskLogEntrySchema),
  /** All of it in time order, oldest first. */
  timeline: z.array(timelineEntrySchema),
})
export type DeskOrder = z.infer<typeof deskOrderSchema>

export const getDeskOrder = endpoint({
  id: 'desk.order',
  method: 'GET',
  path: '/desk/orders/:orderCode',
  summary: 'Get everything about an order',
  description:
    'Returns what the traveller sees, and what is stored about reservations, payments, refunds, disputes, quotes, the ledger, mails, posts to affiliates, jobs, and calls of suppliers and gateways, with everything in time order; tickets about it, for staff who may read them; and how much of it one person may refund by hand.',
  params: orderParams,
  result: deskOrderSchema,
  auth: 'staff',
  act: 'order.read',
  errors: ['TRX_NOT_FOUND'],
})
