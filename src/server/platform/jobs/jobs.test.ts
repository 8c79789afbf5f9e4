import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { testPlatform } from '../../../../test/support/platform.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { hours, seconds } from '../duration.ts'
import { defineJob } from './job.ts'
import { adoptOrphans } from './job-rows.ts'

const greet = defineJob('test.greet', z.object({ name: z.string() }))
const stumble = defineJob('test.stumble', z.object({}), { retries: 2, retryAfter: seconds(1) })
const late = defineJob('test.late', z.object({ name: z.string() }))

const platform = await testPlatform()
const { db, jobs, clock, connection } = platform
const greeted: string[] = []
const tries: number[] = []
const came: string[] = []
jobs.handle(greet, async ({ name }) => void greeted.push(name))
jobs.handle(late, async ({ name }) => void came.push(name))
jobs.handle(stumble, async (_, { retry }) => {
  tries.push(retry)
  if (retry === 0) throw new Error('not yet')
})
await jobs.start()

test('a job exists when the transaction that causes it commits, and only then', async () => {
  const lost = inTransaction(db, async (tx) => {
    await jobs.enqueue(tx, greet, { name: 'rolled back' })
    throw new Error('no')
  })
  await expect(lost).rejects.toThrow('no')
  await inTransaction(db, (tx) => jobs.enqueue(tx, greet, { name: 'committed' }))
  await vi.waitFor(() => expect(greeted).toContain('committed'), 10_000)
  expect(greeted).not.toContain('rolled back')
})

test('a job with a key is done once, however often it is asked for', async () => {
  for (const _ of [1, 2, 3]) await jobs.enqueue(db, greet, { name: 'once' }, { key: 'one' })
  await jobs.enqueue(db, greet, { name: 'last' })
  await vi.waitFor(() => expect(greeted).toContain('last'), 10_000)
  expect(greeted.filter((name) => name === 'once')).toHaveLength(1)
})

test('a job that fails is tried again', async () => {
  await jobs.enqueue(db, stumble, {})
  await vi.waitFor(() => expect(tries).toEqual([0, 1]), 20_000)
})

test('a job for later runs once the clock has been moved there', async () => {
  const at = new Date(clock.now() + hours(3))
  await jobs.enqueue(db, late, { name: 'expiry' }, { at })
  expect(came).toEqual([])
  clock.advance(hours(3))
  await jobs.clockMoved(hours(3))
  await vi.waitFor(() => expect(came).toEqual(['expiry']), 20_000)
})

test('a job that a killed server was at is started again', async () => {
  await jobs.enqueue(
    db,
    late,
    { name: 'orphan' },
    { key: 'orphan', at: new Date(clock.now() + hours(9)) },
  )
  const left = `update jobs.job set state = 'active', started_on = now(), heartbeat_on = now()
    where data->>'name' = 'orphan'`
  await connection.pool.query(left)
  await adoptOrphans(connection.pool)
  await vi.waitFor(() => expect(came).toContain('orphan'), 20_000)
})

test('data that the job does not take is refused where it is enqueued', async () => {
  await expect(jobs.enqueue(db, greet, { name: 1 } as never)).rejects.toThrow()
})
