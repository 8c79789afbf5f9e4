import { sql } from 'drizzle-orm'
import { bigint, boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { orderChangeKinds, orderChangeStates } from '../../contract/desk/order/order-change.ts'
import { refundByHandStates } from '../../contract/desk/order/refund-by-hand.ts'
import { staffRoles } from '../../contract/desk/staff-roles.ts'
import { amount, moment } from '../platform/database/columns.ts'
import type { Wanted } from './order/change/change-store.ts'

/** Accounts of staff. Never deleted, because the log names them. */
export const staffMembers = pgTable('staff_member', {
  id: uuid().primaryKey(),
  /** Lower case. */
  email: text().notNull().unique(),
  name: text().notNull(),
  roles: text({ enum: staffRoles }).array().notNull(),
  /** PHC string of argon2id; null until the account is set up. */
  passwordHash: text(),
  /** The secret of the authenticator app, sealed; null without one. */
  totpSealed: text(),
  /** The time step of the last code that was accepted: each works once. */
  totpStep: bigint({ mode: 'number' }),
  /** Digest of the setup link's token; null if no link is open. */
  setupDigest: text().unique(),
  setupExpiresAt: moment(),
  disabledAt: moment(),
  /** Made for trying the product, with published secrets. */
  isDemonstration: boolean().notNull().default(false),
  createdAt: moment().notNull(),
})

/** A staff member's passkeys, as members have them. */
export const staffPasskeys = pgTable(
  'staff_passkey',
  {
    /** The credential's id, base64url. */
    id: text().primaryKey(),
    staffId: uuid()
      .notNull()
      .references(() => staffMembers.id),
    /** COSE public key, base64url. */
    publicKey: text().notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    createdAt: moment().notNull(),
    lastUsedAt: moment(),
  },
  (passkey) => [index().on(passkey.staffId)],
)

/** Sessions at the desk. */
export const staffSessions = pgTable(
  'staff_session',
  {
    id: uuid().primaryKey(),
    /** Of the token, which only the browser has. */
    digest: text().notNull().unique(),
    staffId: uuid()
      .notNull()
      .references(() => staffMembers.id),
    userAgent: text().notNull(),
    /** A digest of the device's id (`x-auid`), by which a device is known that its owner has signed in on; null without one. */
    device: text(),
    createdAt: moment().notNull(),
    /** When it was last used, to the minute: it's locked some time after that. */
    usedAt: moment().notNull().defaultNow(),
    /** When its owner last showed a second factor: by signing in, unlocking it, or before moving money. */
    provenAt: moment().notNull().default(sql`'epoch'`),
    expiresAt: moment().notNull(),
    endedAt: moment(),
  },
  (session) => [index().on(session.staffId), index().on(session.expiresAt)],
)

/** Every act of staff, append-only: a trigger refuses to change, delete or truncate it. */
export const deskLogEntries = pgTable(
  'desk_log',
  {
    id: uuid().primaryKey(),
    at: moment().notNull(),
    /** Null for what was done by the command line. */
    staffId: uuid().references(() => staffMembers.id),
    act: text().notNull(),
    targetKind: text().notNull(),
    targetId: text().notNull(),
    before: jsonb(),
    after: jsonb(),
    why: text(),
  },
  (entry) => [
    index().on(entry.at),
    index().on(entry.targetKind, entry.targetId, entry.at),
    index().on(entry.staffId, entry.at),
  ],
)

/** Columns of what one member of staff proposes about an order; a second person decides on it, unless it's small. */
const proposal = () => ({
  id: uuid().primaryKey(),
  orderId: uuid().notNull(),
  why: text().notNull(),
  proposedBy: uuid()
    .notNull()
    .references(() => staffMembers.id),
  /** The person who approved or rejected it; null for a small one, which needs nobody else. */
  decidedBy: uuid().references(() => staffMembers.id),
  createdAt: moment().notNull(),
  decidedAt: moment(),
})

/** Refunds that staff decided on. Amounts are minor units of `currency`, the order's. */
export const refundsByHand = pgTable(
  'desk_refund_by_hand',
  {
    ...proposal(),
    state: text({ enum: refundByHandStates }).notNull(),
    amount: amount().notNull(),
    currency: text().notNull(),
    paidAt: moment(),
  },
  (refund) => [index().on(refund.orderId), index().on(refund.state)],
)

/** Changes of an order's contact or of a traveller's name, and copies of its documents. */
export const orderChanges = pgTable(
  'desk_order_change',
  {
    ...proposal(),
    kind: text({ enum: orderChangeKinds }).notNull(),
    state: text({ enum: orderChangeStates }).notNull(),
    /** Null once the people it's about have erased their data. */
    wanted: jsonb().$type<Wanted>(),
  },
  (change) => [index().on(change.orderId), index().on(change.state)],
)
