import { EventEmitter, once } from 'node:events'
import { rmSync } from 'node:fs'
import { afterAll } from 'vitest'
import { type Config, readConfig } from '../../src/server/config.ts'
import { seconds } from '../../src/server/platform/duration.ts'
import { openPlatform, type Platform } from '../../src/server/platform/platform.ts'
import { newDataDir } from './data-dir.ts'
import { testDatabase } from './database.ts'
import { patientDatabase } from './patient-database.ts'
import { testClockAhead } from './test-clock.ts'

/** Returns settings for tests: a fresh database, a temporary folder, port 0, no logging, patience with a busy database. */
export async function testConfig(more: NodeJS.ProcessEnv = {}): Promise<Config> {
  const DATA_DIR = newDataDir('data')
  afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }))
  return readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PORT: '0',
    DATABASE_POOL: '6',
    // Clocks of tests jump, and their staff don't type codes.
    DESK_LOCK_MINUTES: '720',
    DESK_FACTOR_MINUTES: '720',
    ...(more.NODE_ENV === 'production' ? {} : { CLOCK_AHEAD: String(testClockAhead()) }),
    DATA_DIR,
    DATABASE_URL: await testDatabase(),
    ...patientDatabase,
    ...more,
  })
}

const jobs = new EventEmitter().setMaxListeners(0)
let longestWait = 50

/** Resolves when a job of this process has ended, or after a short time, because not everything is done by jobs. */
export const nextJob = (): Promise<unknown> =>
  once(jobs, 'ended', { signal: AbortSignal.timeout(longestWait) }).catch(() => undefined)

/** Returns what `waiting` gives, and skips the pauses before jobs that it depends on are tried again. */
export async function withoutPauses<T>({ jobs }: Platform, waiting: Promise<T>): Promise<T> {
  let isOver = false
  const skipping = (async () => {
    while (!isOver) {
      await jobs.clockMoved(seconds(10))
      await nextJob()
    }
  })().catch(() => undefined)
  try {
    return await waiting
  } finally {
    isOver = true
    await skipping
  }
}

/** Returns the real platform on a fresh database, closed when the file ends. Jobs wait for `jobs.start()`. */
export async function testPlatform(more: NodeJS.ProcessEnv = {}): Promise<Platform> {
  const platform = await openPlatform(await testConfig(more))
  const counter = platform.metrics.jobs
  const count = counter.inc.bind(counter) as (...given: unknown[]) => void
  counter.inc = (...given: unknown[]) => {
    count(...given)
    jobs.emit('ended')
  }
  longestWait = 250
  afterAll(() => platform.close())
  return platform
}
