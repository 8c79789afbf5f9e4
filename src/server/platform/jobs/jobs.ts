import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { z } from 'zod'
import type { Clock } from '../clock.ts'
import type { Executor, OpenDatabase } from '../database/database.ts'
import { clientLimits } from '../database/guarded-client.ts'
import { inSeconds, seconds } from '../duration.ts'
import { idFrom } from '../ids.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import type { Job, JobHandler } from './job.ts'
import { adoptOrphans, bringForward } from './job-rows.ts'

export interface Jobs {
  /**
   * Adds a job within the caller's transaction: it exists when that commits, and only then.
   * `key`: a job of this name with this key is added once, however often it is asked for.
   * `at`: not before this time, by the server's clock.
   */
  enqueue<Data extends z.ZodType>(
    tx: Executor,
    job: Job<Data>,
    data: z.input<Data>,
    more?: { key?: string; at?: Date },
  ): Promise<void>
  /** Says who does the jobs of a kind. Before `start`, once a kind. */
  handle<Data extends z.ZodType>(job: Job<Data>, handler: JobHandler<Data>): void
  /** Adds a job by the calendar (five cron fields, UTC). Before `start`. */
  repeat<Data extends z.ZodType>(job: Job<Data>, cron: string, data: z.input<Data>): void
  start(): Promise<void>
  /** Takes no more jobs, waits for those that run, and leaves the rest for the next start. */
  stop(): Promise<void>
  /** Makes waiting jobs due as if the time had passed; called when the clock is moved. */
  clockMoved(by: number): Promise<void>
}

interface Dependencies {
  connection: OpenDatabase
  clock: Clock
  log: Log
  metrics: Metrics
}

const drainTime = seconds(20)
/** pg-boss tidies its tables now and then, and waits for another server that is making them. */
const maintenance = seconds(30)

export function createJobs({ connection, clock, log, metrics }: Dependencies): Jobs {
  const { pool } = connection
  const settings = {
    ...clientLimits({ ...connection.limits, statement: maintenance, lock: maintenance }),
    // pg-boss hands its settings on to the pool it makes, so its clients are guarded as ours are.
    Client: connection.guard.Client,
    connectionString: connection.url,
    schema: 'jobs',
    application_name: 'sojourn-jobs',
    max: 4,
    useListenNotify: true,
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
    notifyHeartbeatIntervalMs: 2000,
    notifyHeartbeatTimeoutMs: 2000,
  }
  const boss = new PgBoss(settings)
  boss.on('error', (error) => log.error({ err: error }, 'jobs'))
  const starts: (() => Promise<unknown>)[] = []
  const known = new Set<string>()
  const workers: string[] = []

  async function createQueue(job: Job): Promise<void> {
    if (known.has(job.name)) return
    known.add(job.name)
    const options = {
      notify: true,
      retryLimit: job.retries,
      retryDelay: inSeconds(job.retryAfter),
      retryBackoff: true,
      retryDelayMax: inSeconds(job.retryAtMost),
      expireInSeconds: inSeconds(job.timeout),
      heartbeatSeconds: 30,
    }
    await boss.createQueue(job.name, options)
    await boss.updateQueue(job.name, options)
  }

  return {
    async enqueue(tx, job, data, { key, at } = {}) {
      const checked = job.data.parse(data) as object
      await boss.send(job.name, checked, {
        db: fromDrizzle(tx, sql),
        ...(key === undefined ? {} : { id: idFrom(job.name, key) }),
        ...(at === undefined ? {} : { startAfter: new Date(at.getTime() - clock.ahead()) }),
      })
    },
    handle(job, handler) {
      starts.push(async () => {
        await createQueue(job)
        const options = {
          localConcurrency: job.parallel,
          includeMetadata: true as const,
          pollingIntervalSeconds: 2,
          notifyPollingIntervalSeconds: 2,
        }
        const work = await boss.work<object, void, typeof options>(
          job.name,
          options,
          async ([item]) => {
            if (!item) return
            try {
              const data = job.data.parse(item.data)
              await handler(data as never, { retry: item.retryCount, signal: item.signal })
              metrics.jobs.inc({ job: job.name, outcome: 'done' })
            } catch (error) {
              metrics.jobs.inc({ job: job.name, outcome: 'failed' })
              log.error(
                { err: error, job: job.name, id: item.id, retry: item.retryCount },
                'job failed',
              )
              throw error
            }
          },
        )
        workers.push(work)
      })
    },
    repeat(job, cron, data) {
      starts.push(async () => {
        await createQueue(job)
        await boss.schedule(job.name, cron, job.data.parse(data) as object)
      })
    },
    async start() {
      await boss.start()
      await adoptOrphans(pool)
      for (const begin of starts) await begin()
    },
    stop: () => boss.stop({ graceful: true, timeout: drainTime, close: true }),
    async clockMoved(by) {
      await bringForward(pool, by)
      for (const worker of workers) boss.notifyWorker(worker)
    },
  }
}
