import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  index,
  integer,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { disputeStates } from '../../contract/payment/dispute.ts'
import { type LedgerAccount, ledgerAccounts } from '../../contract/payment/ledger-terms.ts'
import {
  chargeReasons,
  paymentMethods,
  paymentStates,
  refundStates,
} from '../../contract/payment/payment.ts'
import { amount, moment } from '../platform/database/columns.ts'

/** One attempt to pay. Its id is the reference that the gateway knows it by. */
export const payments = pgTable(
  'payment',
  {
    id: uuid().primaryKey(),
    orderId: uuid().notNull(),
    /** The payable that it pays. */
    trxId: text().notNull(),
    gateway: text().notNull(),
    method: text({ enum: paymentMethods }).notNull(),
    state: text({ enum: paymentStates }).notNull(),
    amount: amount().notNull(),
    refunded: amount().notNull().default(0),
    currency: text().notNull(),
    /** Why it was declined, in the gateway's own word. */
    reason: text(),
    /** The version of the terms that the payer agreed to by starting it (034); null for attempts from before these were kept. */
    terms: text(),
    /** The last four digits of the card that paid it, which its owner reads on the statement; null without a card. */
    cardDigits: text(),
    /** The gateway's own id, which its dashboard shows; null until it's paid. */
    gatewayReference: text(),
    createdAt: moment().notNull(),
    changedAt: moment().notNull(),
  },
  (payment) => [
    index().on(payment.orderId),
    index().on(payment.gatewayReference),
    index().on(payment.state),
    index().on(payment.createdAt),
  ],
)

/** Refunds, stored before the gateway is called. `key` says what for, so that each happens once. */
export const refunds = pgTable(
  'payment_refund',
  {
    id: uuid().primaryKey(),
    key: text().notNull().unique(),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id),
    amount: amount().notNull(),
    currency: text().notNull(),
    /** False for a second payment of the same order: the order's own money stays what it is. */
    ofOrder: boolean().notNull(),
    state: text({ enum: refundStates }).notNull(),
    /** When the gateway was last asked to pay it. */
    askedAt: moment(),
    /** Of the bank transfer that paid it instead of the gateway. */
    bankReference: text(),
    createdAt: moment().notNull(),
    doneAt: moment(),
  },
  (refund) => [index().on(refund.paymentId), index().on(refund.state)],
)

/** Disputes of payments, as their gateways report them. */
export const disputes = pgTable(
  'payment_dispute',
  {
    id: uuid().primaryKey(),
    gateway: text().notNull(),
    /** The gateway's own id. */
    reference: text().notNull(),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id),
    state: text({ enum: disputeStates }).notNull(),
    amount: amount().notNull(),
    /** The payment's, or another. */
    currency: text().notNull(),
    /** How much of it the gateway has taken from us: what the ledger has of it. */
    withdrawn: amount().notNull(),
    /** Why, in the gateway's own word. */
    reason: text().notNull(),
    /** By when evidence has to be submitted; null if none can be, or it was. */
    dueAt: moment(),
    openedAt: moment().notNull(),
    changedAt: moment().notNull(),
    /** Counts its changes, each of which may move money. */
    changes: integer().notNull(),
  },
  (dispute) => [
    unique().on(dispute.gateway, dispute.reference),
    index().on(dispute.paymentId),
    index().on(dispute.state),
  ],
)

/** Charges to guarantee cards, at most one per reservation. */
export const cardCharges = pgTable(
  'card_charge',
  {
    /** The payable's. */
    trxId: text().primaryKey(),
    orderId: uuid().notNull(),
    reservationId: uuid().notNull().unique(),
    why: text({ enum: chargeReasons }).notNull(),
    createdAt: moment().notNull(),
  },
  (charge) => [index().on(charge.orderId)],
)

/** The accounts that reports of payments and refunds read: see `ledger_entry_report_index`. */
export const reportedAccounts = ['gateway', 'refunds', 'losses'] as const satisfies LedgerAccount[]

/** Double entry: the amounts of one movement add up to zero. Append-only. */
export const ledgerEntries = pgTable(
  'ledger_entry',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** What moved the money, such as `capture:<payment>`: booked once. */
    movement: text().notNull(),
    account: text({ enum: ledgerAccounts }).notNull(),
    amount: amount().notNull(),
    currency: text().notNull(),
    orderId: uuid().notNull(),
    at: moment().notNull(),
  },
  (entry) => [
    unique().on(entry.movement, entry.account),
    index().on(entry.orderId),
    // For the reports: what came in and went out on a day.
    index('ledger_entry_report_index')
      .on(entry.at)
      .where(sql`${entry.account} in ('gateway', 'refunds', 'losses')`),
  ],
)
