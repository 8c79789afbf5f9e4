import { bigint, boolean, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { socialProviders } from '../../contract/member/social.ts'
import { moment } from '../platform/database/columns.ts'

export const member = pgTable('member', {
  id: uuid().primaryKey(),
  /** Lower case; verified by a code or a provider before the row is created. */
  email: text().notNull().unique(),
  name: text().notNull(),
  type: text({ enum: ['MEMBER', 'AGENT'] })
    .notNull()
    .default('MEMBER'),
  /** The currency in which an agent sees amounts, or which a member prefers. */
  currency: text(),
  language: text().notNull(),
  /** PHC string of argon2id; null if the member only uses other sign-in methods. */
  passwordHash: text(),
  passwordSetAt: moment(),
  createdAt: moment().notNull(),
})

/** A social account linked to a member: the provider's own stable id of the user. */
export const memberIdentity = pgTable(
  'member_identity',
  {
    id: uuid().primaryKey(),
    memberId: uuid()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    provider: text({ enum: socialProviders }).notNull(),
    subject: text().notNull(),
    email: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [unique().on(table.provider, table.subject), index().on(table.memberId)],
)

export const memberPasskey = pgTable(
  'member_passkey',
  {
    /** The credential's id, base64url. */
    id: text().primaryKey(),
    memberId: uuid()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    /** COSE public key, base64url. */
    publicKey: text().notNull(),
    /** Unsigned 32 bits, beyond PostgreSQL's own integer. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    label: text().notNull(),
    createdAt: moment().notNull(),
    lastUsedAt: moment(),
  },
  (table) => [index().on(table.memberId)],
)

/** One sign-in on one device, from its first tokens to its end. */
export const memberSignIn = pgTable(
  'member_sign_in',
  {
    id: uuid().primaryKey(),
    memberId: uuid()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    /** The number of refresh tokens issued; only the newest is valid. */
    generation: integer().notNull().default(0),
    rotatedAt: moment().notNull(),
    userAgent: text().notNull(),
    country: text(),
    /** A digest of the device's long-lived id; null if there was none. */
    device: text(),
    /** When the member last authenticated; sensitive changes require a recent one. */
    provenAt: moment().notNull(),
    createdAt: moment().notNull(),
    lastSeenAt: moment().notNull(),
    expiresAt: moment().notNull(),
    endedAt: moment(),
    endedWhy: text({ enum: ['signed_out', 'ended_elsewhere', 'password_changed', 'token_reused'] }),
  },
  (table) => [index().on(table.memberId)],
)

/**
 * The newest code of each purpose, device and address. Created for unknown addresses too, so that nothing distinguishes them.
 */
export const memberCode = pgTable(
  'member_code',
  {
    id: uuid().primaryKey(),
    /** A `CodePurpose`, and a digest of the device that requested it. */
    purpose: text().notNull(),
    email: text().notNull(),
    /** Keyed digest; the code itself is only in the mail. */
    digest: text().notNull(),
    triesLeft: integer().notNull(),
    allowResendAt: moment().notNull(),
    expiresAt: moment().notNull(),
    used: boolean().notNull().default(false),
  },
  (table) => [unique().on(table.purpose, table.email)],
)

/** Used verifications, until they would have expired anyway: each works once. */
export const memberSpentVerification = pgTable('member_spent_ticket', {
  id: text().primaryKey(),
  expiresAt: moment().notNull(),
})

export const memberContact = pgTable(
  'member_contact',
  {
    id: uuid().primaryKey(),
    memberId: uuid()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    givenName: text().notNull(),
    surname: text().notNull(),
    email: text().notNull(),
    phoneCountry: text().notNull(),
    phone: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.memberId)],
)

export const memberPassenger = pgTable(
  'member_passenger',
  {
    id: uuid().primaryKey(),
    memberId: uuid()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    type: text({ enum: ['adult', 'child', 'infant'] }).notNull(),
    title: text().notNull(),
    givenName: text().notNull(),
    surname: text().notNull(),
    birthDate: text().notNull(),
    nationality: text().notNull(),
    /** AES-256-GCM with the key's number in front; empty if there is none. */
    passportSealed: text().notNull(),
    passportLastFour: text().notNull(),
    passportExpiry: text().notNull(),
    passportCountry: text().notNull(),
    /** Sealed like the passport's number. */
    idCardSealed: text().notNull().default(''),
    idCardLastFour: text().notNull().default(''),
    idCardExpiry: text().notNull().default(''),
    idCardCountry: text().notNull().default(''),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.memberId)],
)
