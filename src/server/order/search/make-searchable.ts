import { z } from 'zod'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { hours } from '../../platform/duration.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import type { Platform } from '../../platform/platform.ts'
import { endBacklog, lockBacklog, shortenBacklog } from './search-store.ts'

const makeSearchable = defineJob('order.make-searchable', z.object({}), {
  urgency: 'idle',
  // A million orders take about ten minutes. The next attempt continues after a timeout.
  timeout: hours(1),
})
/** Small, because the statement that makes a batch searchable holds no lock for longer than it takes. */
const batch = 500

/**
 * Makes orders searchable that were made so by earlier rules, or by none, newest first. Triggers do it for those that are placed
 * or changed. Returns how many there were.
 */
export async function shortenSearchBacklog(
  { db }: Pick<Platform, 'db'>,
  signal?: AbortSignal,
): Promise<number> {
  for (let count = 0; ; ) {
    signal?.throwIfAborted()
    const made = await inTransaction(db, async (tx) => {
      const ids = await lockBacklog(tx, batch)
      if (ids && ids.length > 0) await shortenBacklog(tx, ids)
      else if (ids) await endBacklog(tx)
      return ids?.length ?? 0
    })
    if (made === 0) return count
    count += made
  }
}

/** Starts with a server; the hourly run resumes an interrupted one. */
export function makeOrdersSearchable(parts: Pick<Platform, 'db' | 'jobs'>): void {
  parts.jobs.repeat(makeSearchable, '7 * * * *', {}, { atStart: true })
  parts.jobs.handle(makeSearchable, async (_, { signal }) => {
    await shortenSearchBacklog(parts, signal)
  })
}
