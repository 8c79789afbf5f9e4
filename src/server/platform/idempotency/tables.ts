import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** One row a mutating call that carried a key; `status` and `answer` are empty while it runs. */
export const idempotencyKeys = pgTable(
  'idempotency_key',
  {
    scope: text().notNull(),
    key: text().notNull(),
    bodyDigest: text().notNull(),
    status: integer(),
    answer: jsonb(),
    runUntil: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (row) => [primaryKey({ columns: [row.scope, row.key] }), index().on(row.expiresAt)],
)
