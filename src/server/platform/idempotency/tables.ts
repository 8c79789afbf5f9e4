import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns.ts'

/** One row per mutating call with a key; `status` and `answer` are empty while it runs. */
export const idempotencyKeys = pgTable(
  'idempotency_key',
  {
    scope: text().notNull(),
    key: text().notNull(),
    bodyDigest: text().notNull(),
    status: integer(),
    answer: jsonb(),
    /** The calling server's presence number; null in rows older than this column. */
    server: integer(),
    /** For those older rows: when the call counts as dead. */
    runUntil: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.scope, row.key] }),
    index().on(row.expiresAt),
    index('idempotency_key_in_flight').on(row.server).where(sql`${row.status} is null`),
  ],
)
