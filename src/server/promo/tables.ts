import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { promoProducts } from '../../contract/promo/promo-terms.ts'
import { amount, moment } from '../platform/database/columns.ts'
import { promoUseStates } from './use-states.ts'

/** Promo codes with their rules; see `promoCodeSchema`. */
export const promoCodes = pgTable(
  'promo_code',
  {
    /** In capitals. */
    code: text().primaryKey(),
    campaign: text(),
    /** In basis points. Either this or `amount`. */
    percent: integer(),
    /** Amounts are minor units of `currency`. */
    amount: amount(),
    cap: amount(),
    minimum: amount(),
    currency: text(),
    product: text({ enum: promoProducts }).notNull().default('all'),
    countries: text().array().notNull().default([]),
    currencies: text().array().notNull().default([]),
    startsAt: moment(),
    endsAt: moment(),
    totalUses: integer(),
    usesPerPayer: integer(),
    isOn: boolean().notNull().default(true),
  },
  (promo) => [
    check('promo_code_one_discount', sql`num_nonnulls(${promo.percent}, ${promo.amount}) = 1`),
  ],
)

/** Orders' uses of promo codes. Rows exist from the first payment that was started with a code. */
export const promoUses = pgTable(
  'promo_use',
  {
    orderId: uuid().notNull(),
    code: text()
      .notNull()
      .references(() => promoCodes.code),
    /** What it took off, in minor units of the order's currency. */
    amount: amount().notNull(),
    currency: text().notNull(),
    state: text({ enum: promoUseStates }).notNull(),
    /** A keyed digest of the order's e-mail address, to count uses by: the address itself stays with the order. */
    emailKey: text().notNull(),
    memberId: text(),
    changedAt: moment().notNull(),
  },
  (use) => [primaryKey({ columns: [use.orderId, use.code] }), index().on(use.code, use.emailKey)],
)
