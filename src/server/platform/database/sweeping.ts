import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'

/** How many rows a statement of a sweep changes: few enough for the time that a statement may take, whatever has piled up. */
const batch = 500

/**
 * The order for sweeps that process a limited number: sorted by age, rows that have to wait longest would keep the
 * rest from ever being processed.
 */
export const inAnyOrder = sql`random()`

/**
 * Processes what `find` returns, batch by batch, until it returns nothing; `work` has to make sure that processed rows
 * aren't returned again. `find` gets the last row of the batch before, and the greatest number to return. Throws between two
 * batches once `signal` is aborted. Returns how many there were.
 */
export async function inBatches<T>(
  find: (limit: number, last: T | undefined) => Promise<T[]>,
  work: (batch: T[]) => Promise<unknown>,
  signal?: AbortSignal,
): Promise<number> {
  let count = 0
  let last: T | undefined
  for (;;) {
    signal?.throwIfAborted()
    const found = await find(batch, last)
    if (found.length === 0) return count
    await work(found)
    count += found.length
    last = found.at(-1)
  }
}

/**
 * Deletes the rows for which `where` holds, batch by batch, each in a transaction of its own. Rows that are locked are left to the
 * next sweep.
 */
export async function deleteInBatches(
  db: Database,
  table: PgTable,
  where: SQL | undefined,
): Promise<void> {
  for (let deleted = batch; deleted === batch; ) {
    const { rowCount } = await db.execute(sql`
      delete from ${table} where ctid = any(array(
        select ctid from ${table} where ${where} limit ${batch} for update skip locked))`)
    deleted = rowCount ?? 0
  }
}
