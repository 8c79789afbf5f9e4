import { sql } from 'drizzle-orm'

/**
 * The order for sweeps that process a limited number: sorted by age, rows that have to wait longest would keep the
 * rest from ever being processed.
 */
export const inAnyOrder = sql`random()`

/**
 * Processes what `find` returns, batch by batch, until it returns nothing; `work` has to make sure that processed rows
 * aren't returned again. Returns how many there were.
 */
export async function inBatches<T>(
  find: () => Promise<T[]>,
  work: (batch: T[]) => Promise<void>,
): Promise<number> {
  let count = 0
  for (let batch = await find(); batch.length > 0; batch = await find()) {
    await work(batch)
    count += batch.length
  }
  return count
}
