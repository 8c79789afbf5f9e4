import { afterAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { jobsNamed } from '../../../../test/support/jobs.ts'
import { patience } from '../../../../test/support/patience.ts'
import { testPlatform, withoutPauses } from '../../../../test/support/platform.ts'
import { createSeen } from '../../../../test/support/seen.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { openPresence } from '../database/presence.ts'
import { hours, milliseconds, minutes, seconds } from '../duration.ts'
import { defineJob, everyMinute } from './job.ts'
import { createJobs } from './jobs.ts'

const greet = defineJob('test.greet', z.object({ name: z.string() }))
const stumble = defineJob('test.stumble', z.object({}), { retries: 2, retryAfter: seconds(1) })
const late = defineJob('test.late', z.object({ name: z.string() }))
const pick = defineJob('test.pick', z.object({ name: z.string() }), { retries: 0, workers: 1 })
const uneven = defineJob('test.uneven', z.object({ name: z.string() }), { workers: 1, batch: 2 })
const planned = defineJob('test.planned', z.object({ name: z.string() }))
const unwritten = defineJob('test.unwritten', z.object({ name: z.string() }))

const platform = await testPlatform({ SERVER_LEASE: '1' })
const { db, jobs, clock, connection } = platform
const greeted = createSeen<string>()
const tries = createSeen<number>()
const came = createSeen<string>()
jobs.handle(greet, async ({ name }) => greeted.add(name))
/** Jobs of `pick` that are running, and the most at once. */
let picking = 0
let largestBatch = 0
jobs.handle(pick, async ({ name }) => {
  picking += 1
  largestBatch = Math.max(largestBatch, picking)
  await new Promise((resolve) => setTimeout(resolve, 5))
  picking -= 1
  if (Number(name.split(' ')[1]) % 2 === 1) throw new Error('an odd one')
})
jobs.handle(late, async ({ name }) => came.add(name))
jobs.handle(stumble, async (_, { retry }) => {
  tries.add(retry)
  if (retry === 0) throw new Error('not yet')
})
await jobs.start()

/** A server on the same database that waits less time for an attempt's result to be written, and whose workers wait to be woken. */
const written = seconds(1)
const hasty = createJobs({ ...platform, written, askEvery: hours(1) })
const ran = createSeen<string>()
/** When abandoned work was looked for. */
const looks = createSeen<number>()
hasty.handle(uneven, async ({ name }) => {
  ran.add(name)
  // Longer than writing a result may take, and until that is checked.
  const end = Date.now() + written
  if (name === 'long') await looks.until((all) => all.filter((at) => at > end).length > 1)
  ran.add(`${name} ended`)
})
hasty.handle(unwritten, async ({ name }) => ran.add(name))
hasty.handle(planned, async ({ name }) => ran.add(name))
await hasty.start()
platform.presence.onGone(async () => looks.add(Date.now()))
afterAll(() => hasty.stop())

test('a job exists once the transaction that causes it commits, and only then', async () => {
  const lost = inTransaction(db, async (tx) => {
    await jobs.enqueue(tx, greet, { name: 'rolled back' })
    throw new Error('no')
  })
  await expect(lost).rejects.toThrow('no')
  await inTransaction(db, (tx) => jobs.enqueue(tx, greet, { name: 'committed' }))
  await greeted.until((names) => names.includes('committed'))
  expect(greeted.items).not.toContain('rolled back')
})

test('a job with a key runs once, however often it is requested', async () => {
  for (const _ of [1, 2, 3]) await jobs.enqueue(db, greet, { name: 'once' }, { key: 'one' })
  await jobs.enqueue(db, greet, { name: 'last' })
  await greeted.until((names) => names.includes('once') && names.includes('last'))
  const asked = greeted.items.filter((name) => name === 'once' || name === 'last')
  expect(asked.toSorted()).toEqual(['last', 'once'])
})

test('a failed job is retried', async () => {
  await jobs.enqueue(db, stumble, {})
  await withoutPauses(
    platform,
    tries.until(({ length }) => length === 2),
  )
  expect(tries.items).toEqual([0, 1])
})

test('a planned job runs after its time, though nothing announces it and no worker asks', async () => {
  const at = clock.now() + seconds(1)
  await hasty.enqueue(db, planned, { name: 'on time' }, { at: new Date(at) })
  await ran.until((names) => names.includes('on time'))
  expect(clock.now()).toBeGreaterThanOrEqual(at)
})

test('a scheduled job runs once the clock has been moved there', async () => {
  const at = new Date(clock.now() + hours(3))
  await jobs.enqueue(db, late, { name: 'expiry' }, { at })
  expect(came.items).not.toContain('expiry')
  clock.advance(hours(3))
  await jobs.clockMoved(hours(3))
  await came.until((names) => names.includes('expiry'))
})

test('what is repeated every minute is due when the clock is moved by one', async () => {
  const hourly = defineJob('test.hourly', z.object({}))
  const minutely = defineJob('test.minutely', z.object({}))
  // Its schedules aren't run, so that nothing else sends them.
  const web = createJobs({ ...platform, runs: false })
  afterAll(() => web.stop())
  web.repeat(minutely, everyMinute, {})
  web.repeat(hourly, '0 * * * *', {})
  await web.start()
  await web.clockMoved(seconds(59))
  expect(await jobsNamed(db, minutely.name)).toEqual([])
  await web.clockMoved(minutes(1))
  expect(await jobsNamed(db, minutely.name)).toMatchObject([{ isDue: true }])
  expect(await jobsNamed(db, hourly.name)).toEqual([])
})

/** Creates a job that another server is running, as stored in the database. */
async function leftBy(server: number, name: string) {
  const at = new Date(clock.now() + hours(9))
  await jobs.enqueue(db, late, { name }, { key: name, at })
  const { pool } = connection
  await pool.query(
    `update jobs.job set state = 'active', started_on = now() where data->>'name' = $1`,
    [name],
  )
  await pool.query(
    `insert into running_job (name, id, server)
     select name, id, $2 from jobs.job where data->>'name' = $1`,
    [name, server],
  )
}

test('a killed server’s job is restarted, and a quiet one’s isn’t', async () => {
  const quiet = await openPresence(connection, platform.log)
  const killed = await openPresence(connection, platform.log)
  await leftBy(quiet.server, 'in hand')
  await leftBy(killed.server, 'orphan')
  await killed.close()
  await came.until((names) => names.includes('orphan'))
  expect(came.items).not.toContain('in hand')
  await quiet.close()
  await came.until((names) => names.includes('in hand'))
})

test('work is taken over with jobs only once jobs run', async () => {
  const starting = createJobs(platform)
  const taken = createSeen<string>()
  starting.onGone(async () => taken.add('taken over'))
  const before = looks.items.length
  await looks.until(({ length }) => length > before + 1)
  expect(taken.items).toEqual([])
  await starting.start()
  await taken.until(({ length }) => length > 0)
  await starting.stop()
})

test('a server whose connection is cut keeps its jobs, because it takes its lock again', async () => {
  // It notices a cut connection well within the lease that others give it.
  const cut = await openPresence(connection, platform.log, milliseconds(150))
  await leftBy(cut.server, 'kept')
  const holder = `select pg_terminate_backend(pid) from pg_locks
    where locktype = 'advisory' and objid = $1 and objsubid = 2`
  await connection.pool.query(holder, [cut.server])
  const again = `select 1 from pg_locks where locktype = 'advisory' and objid = $1 and objsubid = 2`
  await vi.waitFor(async () => {
    expect((await connection.pool.query(again, [cut.server])).rowCount).toBe(1)
  }, patience())
  const other = await openPresence(connection, platform.log)
  await leftBy(other.server, 'given up')
  await other.close()
  await came.until((names) => names.includes('given up'))
  expect(came.items).not.toContain('kept')
  await cut.close()
})

test('a job whose result couldn’t be written runs again soon', async () => {
  await hasty.enqueue(db, unwritten, { name: 'unwritten' })
  await ran.until((names) => names.includes('unwritten'))
  const unwrite = `update jobs.job set state = 'active' where data->>'name' = 'unwritten' and state = 'completed'`
  await vi.waitFor(
    async () => expect((await connection.pool.query(unwrite)).rowCount).toBe(1),
    patience(),
  )
  await ran.until((names) => names.filter((name) => name === 'unwritten').length === 2)
})

test('a backlog is drained without waiting between jobs', async () => {
  const count = 200
  await inTransaction(db, async (tx) => {
    for (let nth = 0; nth < count; nth += 1) await jobs.enqueue(tx, greet, { name: `many ${nth}` })
  })
  const many = (names: readonly string[]) => names.filter((name) => name.startsWith('many '))
  await greeted.until((names) => many(names).length === count)
  expect(new Set(many(greeted.items)).size).toBe(count)
})

test('jobs of one batch succeed and fail separately', async () => {
  const odd = (name: string) => Number(name.split(' ')[1]) % 2 === 1
  await inTransaction(db, async (tx) => {
    for (let nth = 0; nth < 20; nth += 1) await jobs.enqueue(tx, pick, { name: `pick ${nth}` })
  })
  const ends = async (state: string) => {
    const sql = `select data->>'name' as name from jobs.job where name = $1 and state = $2`
    const { rows } = await connection.pool.query(sql, [pick.name, state])
    return rows.map(({ name }) => name as string)
  }
  await vi.waitFor(async () => expect(await ends('failed')).toHaveLength(10), patience())
  await vi.waitFor(async () => expect(await ends('completed')).toHaveLength(10), patience())
  expect((await ends('failed')).every(odd)).toBe(true)
  expect((await ends('completed')).some(odd)).toBe(false)
  expect(largestBatch).toBe(pick.batch)
})

test('a finished job doesn’t run again while others of its batch are running', async () => {
  await inTransaction(db, async (tx) => {
    for (const name of ['short', 'long', 'next']) await hasty.enqueue(tx, uneven, { name })
  })
  await ran.until((names) => names.includes('next ended'))
  expect(ran.items.filter((name) => name === 'short')).toEqual(['short'])
})

test('invalid data is rejected when it is enqueued', async () => {
  await expect(jobs.enqueue(db, greet, { name: 1 } as never)).rejects.toThrow()
})

test('a process that only enqueues jobs takes over nobody’s work', async () => {
  const takers: unknown[] = []
  const presence = { ...platform.presence, onGone: (take: unknown) => void takers.push(take) }
  const runs = async (runs: boolean) => {
    const jobs = createJobs({ ...platform, presence, runs })
    jobs.onGone(async () => undefined)
    await jobs.start()
    await jobs.stop()
    return takers.splice(0).length
  }
  expect(await runs(false)).toBe(0)
  expect(await runs(true)).toBe(2)
})

test('a start changes the queues of jobs whose settings changed, and no others', async () => {
  const written = async () => {
    const sql = `select name, retry_limit as retries, updated_on::text as at from jobs.queue where name like 'set.%' order by name`
    const { rows } = await connection.pool.query(sql)
    return rows as { name: string; retries: number; at: string }[]
  }
  const startWith = async (retries: number) => {
    const jobs = createJobs({ ...platform, runs: false })
    jobs.handle(defineJob('set.changed', z.object({}), { retries }), async () => undefined)
    jobs.handle(defineJob('set.same', z.object({}), { retries: 1 }), async () => undefined)
    await jobs.start()
    await jobs.stop()
    return written()
  }
  const [changed, same] = await startWith(1)
  expect(await startWith(2)).toEqual([{ ...changed, retries: 2, at: expect.anything() }, same])
})
