import { type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss'
import type { z } from 'zod'
import type { Clock } from '../clock.ts'
import { type Executor, type OpenDatabase, runText } from '../database/database.ts'
import { clientLimits } from '../database/guarded-client.ts'
import type { IsGone, Presence, TakeUp } from '../database/presence.ts'
import { unread } from '../database/write-batch.ts'
import { type Duration, inSeconds, minutes, seconds } from '../duration.ts'
import { isUnavailable } from '../failure/unavailable.ts'
import { idFrom } from '../ids.ts'
import type { Log } from '../monitoring/log.ts'
import type { Metrics } from '../monitoring/metrics.ts'
import { watchDueJobs } from './due-jobs.ts'
import { createFailedJobs } from './failed-jobs.ts'
import { everyMinute, type Job, type JobHandler } from './job.ts'
import { adoptOrphans, adoptOwnerless, bringForward, dropHeartbeats, ownJobs } from './job-rows.ts'
import { createQueues } from './queues.ts'

export interface Jobs {
  /**
   * Adds a job within the caller's transaction: it exists once that commits, and only then. `key`: a job of this name
   * with this key is added once, however often it's requested. `at`: not before this time, by the server's clock.
   */
  enqueue<Data extends z.ZodType>(
    tx: Executor,
    job: Job<Data>,
    data: z.input<Data>,
    more?: { key?: string; at?: Date },
  ): Promise<void>
  /** Sets the handler of a kind of job. Call it before `start`, once per kind. */
  handle<Data extends z.ZodType>(job: Job<Data>, handler: JobHandler<Data>): void
  /**
   * Schedules a job (five cron fields, UTC), and with `atStart` also once when each server starts. Call it before
   * `start`.
   */
  repeat<Data extends z.ZodType>(
    job: Job<Data>,
    cron: string,
    data: z.input<Data>,
    more?: { atStart?: boolean },
  ): void
  /**
   * Registers a function that takes over the work of dead servers by enqueuing jobs. It's first called after `start`,
   * because there are no queues before, and only in a process that runs jobs. Call it before `start`.
   */
  onGone(takeUp: TakeUp): void
  /**
   * Creates the queues, so that a process can enqueue jobs before one that runs them has started. In a process that
   * runs jobs, it then starts fetching and scheduling them.
   */
  start(): Promise<void>
  /** Fetches no more jobs, waits for running ones, and leaves the rest for the next start. */
  stop(): Promise<void>
  /**
   * Makes waiting jobs due as if the time had passed, and after a minute also those repeated every minute; called when
   * the clock is moved.
   */
  clockMoved(by: number): Promise<void>
}

interface Dependencies {
  connection: OpenDatabase
  presence: Presence
  clock: Clock
  log: Log
  metrics: Metrics
  /** Whether jobs run in this process; otherwise it only enqueues them. Default: true. */
  runs?: boolean
  /** Called before each job. */
  before?: () => Promise<void>
  /** An attempt's result is written within this time, or its connection was cut. */
  written?: Duration
  /** How often it's checked which schedules are due, by one server at a time. */
  scheduleEvery?: Duration
  /** How often a worker asks for jobs if it isn't woken: for what is missed in an outage. */
  askEvery?: Duration
}

const drainTime = seconds(20)
/** pg-boss cleans up its tables from time to time, and waits for another server that is creating them. */
const maintenance = seconds(30)

export function createJobs({
  connection,
  presence,
  clock,
  log,
  metrics,
  runs = true,
  before = async () => undefined,
  written = seconds(3),
  scheduleEvery = seconds(30),
  askEvery = seconds(10),
}: Dependencies): Jobs {
  const { pool, db } = connection
  const { server } = presence
  const settings = {
    ...clientLimits({ ...connection.limits, statement: maintenance, lock: maintenance }),
    // pg-boss passes its settings to the pool it creates, so its clients are guarded like ours.
    Client: connection.guard.Client,
    connectionString: connection.url,
    schema: 'jobs',
    application_name: 'sojourn-jobs',
    max: 4,
    useListenNotify: runs,
    schedule: runs,
    cronMonitorIntervalSeconds: inSeconds(scheduleEvery),
    cronWorkerIntervalSeconds: Math.min(5, inSeconds(scheduleEvery)),
    supervise: runs,
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
    notifyHeartbeatIntervalMs: 2000,
    notifyHeartbeatTimeoutMs: 2000,
  }
  const boss = new PgBoss(settings)
  boss.on('error', (error) => {
    // Every queue reports it at every poll, and it has already been logged once.
    log[isUnavailable(error) ? 'debug' : 'error']({ err: error }, 'jobs')
  })
  const logFailed = createFailedJobs(log)
  const starts: (() => Promise<unknown>)[] = []
  const queues = createQueues(boss)
  /** The jobs that are repeated every minute, each as it's sent. */
  const minutely: (() => Promise<unknown>)[] = []
  /** The workers of each queue. */
  const crews = new Map<string, string[]>()
  let due: { stop(): void } | undefined
  /** Finished attempts of this server, and since when: pg-boss is writing their results. */
  const ended = new Map<string, number>()
  let ownerlessAt = 0

  const wake = (names: Iterable<string> = crews.keys()) => {
    for (const queue of names)
      for (const worker of crews.get(queue) ?? []) boss.notifyWorker(worker)
  }

  async function perform<Data extends z.ZodType>(
    job: Job<Data>,
    handler: JobHandler<Data>,
    { id, data, retryCount: retry, signal }: JobWithMetadata<object>,
  ): Promise<JobResult> {
    try {
      await before()
      await handler(job.data.parse(data), { retry, signal })
      metrics.jobs.inc({ job: job.name, outcome: 'done' })
      return { id, status: 'completed' }
    } catch (error) {
      metrics.jobs.inc({ job: job.name, outcome: 'failed' })
      logFailed({ error, job: job.name, id, retry })
      return { id, status: 'failed', output: error }
    }
  }

  /** Runs the jobs of one fetch concurrently; each succeeds or fails separately. */
  async function performBatch<Data extends z.ZodType>(
    job: Job<Data>,
    handler: JobHandler<Data>,
    batch: JobWithMetadata<object>[],
  ): Promise<JobResult[]> {
    const ids = batch.map(({ id }) => id)
    for (const id of ids) ended.delete(id)
    try {
      await ownJobs(pool, server, job.name, ids)
      return await Promise.all(batch.map((item) => perform(job, handler, item)))
    } finally {
      for (const id of ids) ended.set(id, Date.now())
    }
  }

  /** Restarts abandoned jobs; called every few seconds. */
  async function tidy(isGone: IsGone): Promise<void> {
    const over = [...ended].filter(([, at]) => at < Date.now() - written).map(([id]) => id)
    if (await adoptOrphans(db, isGone, { server, ended: over })) wake()
    for (const id of over) ended.delete(id)
    // It reads the whole table, for a case that hardly ever occurs.
    if (Date.now() < ownerlessAt) return
    ownerlessAt = Date.now() + seconds(20)
    await adoptOwnerless(db)
  }

  return {
    async enqueue(tx, job, data, { key, at } = {}) {
      const checked = job.data.parse(data) as object
      await boss.send(job.name, checked, {
        db: { executeSql: (text, values = []) => runText(tx, unread + text, values) },
        ...(key === undefined ? {} : { id: idFrom(job.name, key) }),
        ...(at === undefined ? {} : { startAfter: new Date(at.getTime() - clock.ahead()) }),
      })
    },
    handle(job, handler) {
      starts.push(async () => {
        await queues.ensure(job)
        if (!runs) return
        const crew: string[] = []
        for (let index = 0; index < job.workers; index += 1) {
          const options = {
            includeMetadata: true as const,
            perJobResults: true as const,
            batchSize: job.batch,
            pollingIntervalSeconds: inSeconds(askEvery),
            notifyPollingIntervalSeconds: inSeconds(askEvery),
          }
          const id = await boss.work(job.name, options, (batch: JobWithMetadata<object>[]) => {
            // After a full batch there may be more: each worker fetches again immediately until none are left.
            if (batch.length === job.batch) for (const worker of crew) boss.notifyWorker(worker)
            return performBatch(job, handler, batch)
          })
          crew.push(id)
        }
        crews.set(job.name, crew)
      })
    },
    repeat(job, cron, data, { atStart = false } = {}) {
      starts.push(async () => {
        await queues.ensure(job)
        const checked = job.data.parse(data) as object
        const send = () => boss.send(job.name, checked)
        if (cron === everyMinute) minutely.push(send)
        if (!runs) return
        await boss.schedule(job.name, cron, checked)
        if (atStart) await send()
      })
    },
    onGone(takeUp) {
      if (runs) starts.push(async () => presence.onGone(takeUp))
    },
    async start() {
      await boss.start()
      await queues.read()
      for (const begin of starts) await begin()
      await dropHeartbeats(pool, queues.names())
      if (!runs) return
      presence.onGone(tidy)
      due = watchDueJobs(boss, [...crews.keys()], wake)
    },
    async stop() {
      due?.stop()
      await boss.stop({ graceful: true, timeout: drainTime, close: true })
    },
    async clockMoved(by) {
      await bringForward(pool, by)
      if (by >= minutes(1)) for (const send of minutely) await send()
      wake()
    },
  }
}
