import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { patience } from '../../../../../test/support/patience.ts'
import { testPlatform } from '../../../../../test/support/platform.ts'
import { healthRoutes } from './health.ts'
import { createWriteCheck } from './write-check.ts'

const { pool } = (await testPlatform()).connection
const log = { warn: vi.fn(), error: vi.fn() }
vi.useFakeTimers({ toFake: ['performance'] })
afterAll(() => void vi.useRealTimers())
beforeEach(() => {
  log.warn.mockReset()
  log.error.mockReset()
})

/** What PostgreSQL says when a file can't grow. */
const fullDisk = Object.assign(new Error('could not write to file: No space left on device'), {
  code: '53100',
})

test('a database that works accepts the write, which leaves no rows and needs a file', async () => {
  const before = await spilled()
  expect(await createWriteCheck(pool, log)()).toBe(true)
  await vi.waitFor(async () => expect(await spilled()).toBeGreaterThan(before), {
    timeout: patience(),
    interval: 200,
  })
  expect(log.error).not.toHaveBeenCalled()
})

/** Counts the temporary files of this database so far. */
async function spilled(): Promise<number> {
  const { rows } = await pool.query(
    'select temp_files::int as count from pg_stat_database where datname = current_database()',
  )
  return rows[0].count
}

test('it writes once in five seconds, however many ask, and one that is slow is waited for', async () => {
  const query = vi.fn(async () => undefined)
  const accepts = createWriteCheck({ query } as never, log)
  await Promise.all([accepts(), accepts(), accepts()])
  vi.advanceTimersByTime(4999)
  await accepts()
  expect(query).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  await accepts()
  expect(query).toHaveBeenCalledTimes(2)
})

test('a full disk is logged once with its reason, and once when there is room again', async () => {
  let isFull = true
  const query = vi.fn(async () => (isFull ? Promise.reject(fullDisk) : undefined))
  const accepts = createWriteCheck({ query } as never, log)
  for (let time = 0; time < 3; time += 1) {
    expect(await accepts()).toBe(false)
  }
  expect(log.error.mock.calls).toEqual([
    [{ reason: fullDisk.message }, 'database does not accept writes'],
  ])
  isFull = false
  expect(await accepts()).toBe(true)
  expect(log.warn.mock.calls).toEqual([['database accepts writes again']])
})

test('a database that is out of reach refuses nothing: others log that, and the next probe tries again', async () => {
  const lost = Object.assign(new Error('write EPIPE'), { code: 'EPIPE' })
  const query = vi.fn(async () => Promise.reject(lost))
  const accepts = createWriteCheck({ query } as never, log)
  expect([await accepts(), await accepts()]).toEqual([false, false])
  expect(query).toHaveBeenCalledTimes(2)
  expect(log.error).not.toHaveBeenCalled()
})

test('a server whose database has a full disk is alive but not ready, and says which part is missing', async () => {
  const platform = await testPlatform()
  const { connection } = platform
  const isRead = (text: unknown) => text === 'show transaction_read_only'
  const full = Object.create(connection.pool, {
    query: {
      value: async (text: string) =>
        isRead(text) ? connection.pool.query(text) : Promise.reject(fullDisk),
    },
  })
  const stuck = { ...platform, connection: { ...connection, pool: full } }
  const health = healthRoutes(stuck, () => false)
  const answer = await health.request('/readyz')
  expect(answer.status).toBe(503)
  expect(await answer.json()).toEqual({ database: true, writes: false, cache: true, serving: true })
  expect((await health.request('/healthz')).status).toBe(200)
})
