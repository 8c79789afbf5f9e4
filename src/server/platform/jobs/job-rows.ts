import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Database } from '../database/database.ts'
import type { IsGone } from '../database/presence.ts'
import { runningJobs } from './tables.ts'

/** Records that this server is running these jobs, so that others leave them alone while it's alive. */
export async function ownJobs(pool: Pool, server: number, name: string, ids: string[]) {
  await pool.query(
    `insert into running_job (name, id, server) select $1, id, $2 from unnest($3::uuid[]) id
     on conflict (name, id) do update set server = excluded.server`,
    [name, server, ids],
  )
}

const again = sql`state = 'retry', start_after = now(), heartbeat_on = null`

/**
 * Restarts abandoned jobs before they time out: those of dead servers, and of this one's `ended` attempts those whose
 * result couldn't be written. Returns whether there were any.
 */
export async function adoptOrphans(
  db: Database,
  isGone: IsGone,
  own: { server: number; ended: readonly string[] },
): Promise<boolean> {
  const ended = `{${own.ended.join(',')}}`
  const { rowCount } = await db.execute(sql`
    with left_over as (
      delete from running_job where ${isGone(runningJobs.server)}
        or (server = ${own.server} and id = any(${ended}::uuid[]))
      returning name, id)
    update jobs.job set ${again} from left_over
    where job.name = left_over.name and job.id = left_over.id and job.state = 'active'`)
  return Number(rowCount) > 0
}

/** Restarts jobs without an owner: fetched by a server that died, or was cut off, before it recorded that. */
export async function adoptOwnerless(db: Database): Promise<void> {
  await db.execute(sql`
    update jobs.job set ${again}
    where state = 'active' and name not like '\\_\\_pgboss%' and started_on < now() - interval '15 seconds'
      and not exists (select 1 from running_job r where r.name = job.name and r.id = job.id)`)
}

/**
 * Removes heartbeats from queues that an earlier version created: a server's presence shows that it's alive, even if
 * it's too busy to send a heartbeat for each job.
 */
export async function dropHeartbeats(pool: Pool, names: string[]): Promise<void> {
  await pool.query(
    'update jobs.queue set heartbeat_seconds = null where name = any($1) and heartbeat_seconds is not null',
    [names],
  )
}

/** Makes scheduled jobs due `by` milliseconds earlier. */
export async function bringForward(pool: Pool, by: number): Promise<void> {
  await pool.query(
    `update jobs.job set start_after = start_after - make_interval(secs => $1)
     where state in ('created', 'retry') and start_after > now()`,
    [by / 1000],
  )
}

/** A job as its row tells of it. */
export interface JobRecord {
  id: string
  name: string
  state: string
  retries: number
  createdAt: Date
  startAfter: Date
  completedAt: Date | null
  /** What the last attempt failed with. */
  problem: string | null
}

const mostJobs = 200

/**
 * Returns the newest jobs whose data has one of these values, newest first. It reads the whole table, which has the jobs of
 * about a week.
 */
export async function jobsNaming(db: Database, ids: readonly string[]): Promise<JobRecord[]> {
  const { rows } = await db.execute<Record<string, string | number | null>>(sql`
    select id, name, state, retry_count, created_on, start_after, completed_on,
      case when state in ('failed', 'retry') then output ->> 'message' end as problem
    from jobs.job
    where exists (select 1 from jsonb_each_text(data) where value = any(${sql.param([...ids])}::text[]))
    order by created_on desc limit ${mostJobs}`)
  return rows.map((row) => ({
    id: String(row.id),
    name: String(row.name),
    state: String(row.state),
    retries: Number(row.retry_count),
    createdAt: new Date(String(row.created_on)),
    startAfter: new Date(String(row.start_after)),
    completedAt: row.completed_on === null ? null : new Date(String(row.completed_on)),
    problem: row.problem === null ? null : String(row.problem),
  }))
}
