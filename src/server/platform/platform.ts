import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { type Config, ConfigError, supportEmail } from '../config.ts'
import type { Cache } from './cache/cache.ts'
import { createMemoryCache } from './cache/memory-cache.ts'
import { openRedisCache } from './cache/redis-cache.ts'
import { createClock, type MovableClock } from './clock.ts'
import { type Database, type OpenDatabase, openDatabase } from './database/database.ts'
import { followDatabaseClock } from './database/database-clock.ts'
import { migrateDatabase } from './database/migrate.ts'
import { openPresence, type Presence } from './database/presence.ts'
import { openReplica, type ReadOld } from './database/replica.ts'
import { openSharedState, type SharedState, unshared } from './dev/shared-state.ts'
import { milliseconds, seconds } from './duration.ts'
import { createIdempotency, type Idempotency } from './idempotency/idempotency.ts'
import { type Background, createBackground } from './jobs/background.ts'
import { createJobs, type Jobs } from './jobs/jobs.ts'
import { createMailTransport } from './mail/mail-transport.ts'
import { createOutbox, type Outbox } from './mail/outbox.ts'
import { createLog, type Log } from './monitoring/log.ts'
import { createMetrics, type Metrics } from './monitoring/metrics.ts'
import { createSeal, type Seal } from './secrets/seal.ts'
import { createSigner, type Signer, secretKeys } from './secrets/secret-key.ts'
import { readBuild, version } from './version.ts'

/** What a process of any role is built on; it needs no database. */
export interface Ground {
  config: Config
  version: string
  /** This build's own version. */
  build: string
  log: Log
  clock: MovableClock
  metrics: Metrics
  signer: Signer
}

/** What every module of the server is built on. */
export interface Platform extends Ground {
  /** Encrypts document numbers in the database. */
  seal: Seal
  db: Database
  readOld: ReadOld
  cache: Cache
  jobs: Jobs
  outbox: Outbox
  idempotency: Idempotency
  background: Background
  /** Shows other servers that this one is alive. */
  presence: Presence
  /** What the tools under `/dev` set, in all servers of the database. */
  devState: SharedState
  /** The raw connections, for readiness checks and tests. */
  connection: OpenDatabase
  /** Closes everything: running work first, the database last. */
  close(): Promise<void>
}

export async function openGround(config: Config): Promise<Ground> {
  return {
    config,
    version,
    build: readBuild(),
    log: createLog(config.LOG_LEVEL),
    clock: createClock(milliseconds(config.CLOCK_AHEAD)),
    metrics: createMetrics(version),
    signer: createSigner(...(await secretKeys(config))),
  }
}

/**
 * Opens everything that is configured. Jobs only run after `jobs.start()`. `signal` cuts the start short: what was opened is
 * closed, and the promise rejects.
 */
export async function openPlatform(config: Config, signal?: AbortSignal): Promise<Platform> {
  await makeDataDir(config.DATA_DIR)
  const ground = await openGround(config)
  const { log, clock, metrics, signer } = ground
  signal?.throwIfAborted()
  const connection = await openDatabase(config, (error) => log.error({ err: error }, 'database'))
  let presence: Presence | undefined
  let leaveClock = () => {}
  try {
    // First, so that another server that stops now leaves the embedded database running.
    signal?.throwIfAborted()
    presence = await openPresence(connection, log, seconds(config.SERVER_LEASE))
    await migrateDatabase(connection.url, { signal, newer: config.NEWER_SCHEMA })
    signal?.throwIfAborted()
    leaveClock = await followDatabaseClock({ pool: connection.pool, clock, log, metrics })
    const cache = config.REDIS_URL
      ? await openRedisCache(config.REDIS_URL, log)
      : createMemoryCache()
    const { db } = connection
    const replica = openReplica(config.DATABASE_READ_URL, connection, log)
    const devState = config.SANDBOX ? await openSharedState(db, presence) : unshared
    const jobs = createJobs({
      connection,
      presence,
      clock,
      log,
      metrics,
      runs: config.ROLE !== 'api',
      before: devState.sync,
    })
    const outbox = createOutbox({
      db,
      jobs,
      clock,
      transport: createMailTransport(config),
      sender: {
        origin: config.PUBLIC_ORIGIN,
        supportEmail: supportEmail(config),
        legalEntity: config.LEGAL_ENTITY ?? '',
      },
    })
    const background = createBackground(log)
    const seal = createSeal(config.DOCUMENT_KEYS ?? signer.signAll('members', 'document key'))
    const idempotency = createIdempotency({ db, jobs, clock, presence, background })
    const { close: leave } = presence
    return {
      ...ground,
      seal,
      db,
      readOld: replica.readOld,
      cache,
      jobs,
      outbox,
      idempotency,
      background,
      devState,
      connection,
      presence,
      async close() {
        await background.stop()
        await jobs.stop()
        // Jobs may have started more.
        await background.stop()
        leaveClock()
        await leave()
        await cache.close()
        await replica.close()
        await connection.close()
      },
    }
  } catch (error) {
    leaveClock()
    await presence?.close()
    await connection.close()
    throw error
  }
}

async function makeDataDir(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.W_OK)
  } catch (cause) {
    const problem = 'DATA_DIR is no folder that can be made and written to. Set it to one.'
    throw new ConfigError(problem, { cause })
  }
}
