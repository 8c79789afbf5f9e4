import { sql } from 'drizzle-orm'

/**
 * For sweeps that take so many at a time of what waits: by age, what waits longest, and may have to,
 * would keep the rest from ever being looked at.
 */
export const inAnyOrder = sql`random()`

/**
 * Works off what `find` gives, batch by batch, until it gives nothing; `work` has to make sure that it gives the same no more.
 * Returns how many there were.
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
