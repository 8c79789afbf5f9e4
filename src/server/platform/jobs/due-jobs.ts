import type { PgBoss } from 'pg-boss'
import { type Duration, milliseconds } from '../duration.ts'

/** How often it's checked which jobs are due. */
const interval = milliseconds(500)

/** One index look-up per queue, however many jobs are planned for later. */
const dueQueues = `select name from unnest($1::text[]) queue(name) where exists (
  select from jobs.job where job.name = queue.name and state < 'active' and not blocked
    and start_after <= jobs.job_now())`

/**
 * Calls `wake` with the queues that have due jobs, until it's stopped. PostgreSQL notifies of new jobs, but not of those
 * that become due: retries, and what is planned for a time. One query asks for all queues at once.
 */
export function watchDueJobs(
  boss: Pick<PgBoss, 'getDb'>,
  queues: readonly string[],
  wake: (queues: readonly string[]) => void,
  every: Duration = interval,
): { stop(): void } {
  let isAsking = false
  const timer = setInterval(async () => {
    if (isAsking) return
    isAsking = true
    try {
      const { rows } = await boss.getDb().executeSql(dueQueues, [queues])
      wake(rows.map(({ name }) => name))
    } catch {
      // The workers report an outage, and ask by themselves when it's over.
    } finally {
      isAsking = false
    }
  }, every)
  return { stop: () => clearInterval(timer) }
}
