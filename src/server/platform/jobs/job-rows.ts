import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Database } from '../database/database.ts'
import type { IsGone } from '../database/presence.ts'
import { runningJobs } from './tables.ts'

/** Says which attempts at jobs this server has in hand, so that others leave them alone while it lives. */
export async function ownJobs(pool: Pool, server: number, name: string, id: string) {
  await pool.query(
    `insert into running_job (name, id, server) values ($1, $2, $3)
     on conflict (name, id) do update set server = excluded.server`,
    [name, id, server],
  )
}

/** The same when the attempt is over, however it ended. */
export async function disownJobs(pool: Pool, server: number, name: string, id: string) {
  await pool.query('delete from running_job where name = $1 and id = $2 and server = $3', [
    name,
    id,
    server,
  ])
}

const again = sql`state = 'retry', start_after = now(), heartbeat_on = null`

/** Starts jobs again that servers which are gone were at, instead of after their time-out; says whether there were any. */
export async function adoptOrphans(db: Database, isGone: IsGone): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    with dead as (delete from running_job where ${isGone(runningJobs.server)} returning name, id)
    update jobs.job set ${again} from dead
    where job.name = dead.name and job.id = dead.id and job.state = 'active'`)
  return Number(rowCount) > 0
}

/** The same for jobs without an owner: fetched by a server that died before it could say so. */
export async function adoptOwnerless(db: Database): Promise<void> {
  await db.execute(sql`
    update jobs.job set ${again}
    where state = 'active' and name not like '\\_\\_pgboss%' and started_on < now() - interval '15 seconds'
      and not exists (select 1 from running_job r where r.name = job.name and r.id = job.id)`)
}

/**
 * Takes the heartbeats off queues that an earlier version made: a server that lives is known by its presence, also when it
 * is too busy, or stands still for too long, to say so by each job.
 */
export async function dropHeartbeats(pool: Pool, names: string[]): Promise<void> {
  await pool.query(
    'update jobs.queue set heartbeat_seconds = null where name = any($1) and heartbeat_seconds is not null',
    [names],
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
