import type { Pool } from 'pg'
import { otherServers } from '../database/server-name.ts'

/**
 * Jobs that a killed server was at are started again at once, instead of after their time-out,
 * when no other server is connected that could be at them.
 */
export async function adoptOrphans(pool: Pool): Promise<void> {
  await pool.query(
    `update jobs.job set state = 'retry', start_after = now(), heartbeat_on = null
     where state = 'active' and name not like '\\_\\_pgboss%' and not ${otherServers}`,
  )
}

/** Makes jobs that wait for a time due `by` milliseconds earlier. */
export async function bringForward(pool: Pool, by: number): Promise<void> {
  await pool.query(
    `update jobs.job set start_after = start_after - make_interval(secs => $1)
     where state in ('created', 'retry') and start_after > now()`,
    [by / 1000],
  )
}
