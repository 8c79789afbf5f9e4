import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { testPlatform } from '../../../../test/support/platform.ts'
import { runningJobs } from '../jobs/tables.ts'
import { openPresence } from './presence.ts'

const { connection, log } = await testPlatform()
const presence = await openPresence(connection, log)
afterAll(() => presence.close())

interface Lock {
  pid: number
  classid: number
}
const lockOf = `select pid, classid::int from pg_locks
  where locktype = 'advisory' and granted and objid = $1 and objsubid = 2`
const locks = async () => (await connection.pool.query<Lock>(lockOf, [presence.server])).rows

test('a server takes its lock again when the old connection is at last known to be cut', async () => {
  const [lock] = await locks()
  const own = { name: 'test', id: crypto.randomUUID(), server: presence.server }
  await connection.db.insert(runningJobs).values(own)
  const seen: { gone: unknown }[] = []
  presence.onGone(async (isGone) => {
    const rows = await connection.db.select({ gone: isGone(runningJobs.server) }).from(runningJobs)
    seen.push(...rows)
  })
  // It waits for the lock, and so holds it from the moment the server loses it, as an old connection does that
  // PostgreSQL doesn't yet know to be cut.
  const old = new pg.Client({ connectionString: connection.url })
  await old.connect()
  const taken = old.query('select pg_advisory_lock($1, $2)', [lock?.classid, presence.server])
  await sleep(100)
  await connection.pool.query('select pg_terminate_backend($1)', [lock?.pid])
  await taken
  // Long enough for the server to connect again and find its lock taken.
  await sleep(1500)
  expect(await locks()).toHaveLength(1)
  await old.end()
  await vi.waitFor(async () => expect(await locks()).toHaveLength(1), 5000)
  await vi.waitFor(() => expect(seen.length).toBeGreaterThan(1), 15_000)
  expect(seen.every(({ gone }) => gone === false)).toBe(true)
})

test('when the database is back, a query from before fails at once and frees its place in the pool', async () => {
  const lost = connection.pool.query('select pg_sleep(6)').then(() => 'answered', String)
  // Longer than an answer that is merely slow.
  await sleep(1200)
  const [lock] = await locks()
  await connection.pool.query('select pg_terminate_backend($1)', [lock?.pid])
  expect(await lost).toMatch(/Connection terminated/)
})
