import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { sqlState } from './in-transaction.ts'

/**
 * Returns a column's new value if it still has the value that was read. Otherwise its transaction fails with 40001
 * (serialization failure), so that a change can be written without locking what it depends on first.
 */
export const ifStill = <Value extends string | number>(
  column: PgColumn,
  known: Value,
  next: Value,
): SQL => sql`if_still(${column}, ${known}, ${next})`

/** Returns a number if it's at most another. Otherwise its transaction fails: see `isTooMuch`. */
export const atMost = (value: SQL, most: SQL): SQL => sql`at_most(${value}, ${most})`

export const isTooMuch = (error: unknown): boolean => sqlState(error) === '23514'
