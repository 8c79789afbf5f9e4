import { createHash } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { patience } from '../../../../test/support/patience.ts'
import { testPlatform } from '../../../../test/support/platform.ts'
import { openPresence } from '../database/presence.ts'
import { hours } from '../duration.ts'

const platform = await testPlatform({ SERVER_LEASE: '0.3' })
const { idempotency, clock, connection } = platform
const of = (key: string, body = '{"seats":1}') => ({ scope: 'test', key, body })
const inFlight = { code: 'IDEMPOTENCY_IN_FLIGHT' }
let ran = 0
const work = async () => {
  ran += 1
  return { status: 201, body: { result: ran } }
}

test('the same key and body get the first response again', async () => {
  const first = await idempotency.once(of('a'), work)
  const second = await idempotency.once(of('a'), work)
  expect(second).toEqual({ ...first, replayed: true })
})

test('the same key with another body is rejected', async () => {
  await idempotency.once(of('b'), work)
  await expect(idempotency.once(of('b', '{"seats":2}'), work)).rejects.toMatchObject({
    code: 'IDEMPOTENCY_KEY_REUSED',
    status: 422,
  })
})

/** Claims a key with a call that runs until it's released. */
async function hold(key: string) {
  const started = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const call = idempotency.once(of(key), async () => {
    started.resolve()
    await end.promise
    return work()
  })
  await started.promise
  return { call, end: end.resolve }
}

test('a key whose call is still running is rejected', async () => {
  const running = await hold('c')
  await expect(idempotency.once(of('c'), work)).rejects.toMatchObject({
    code: 'IDEMPOTENCY_IN_FLIGHT',
    status: 409,
  })
  running.end()
  await running.call
})

test('calls that are rejected leave the key to the one that runs, also if all began in the same millisecond', async () => {
  const now = vi.spyOn(clock, 'now').mockReturnValue(clock.now())
  const end = Promise.withResolvers<void>()
  let rejected = 0
  const calls = Array.from({ length: 4 }, () =>
    idempotency
      .once(of('same moment'), async () => {
        await end.promise
        return work()
      })
      .catch(() => {
        rejected += 1
      }),
  )
  now.mockRestore()
  await vi.waitUntil(() => rejected === 3, { timeout: patience() })
  await expect(idempotency.once(of('same moment'), work)).rejects.toMatchObject(inFlight)
  end.resolve()
  await Promise.all(calls)
})

test('of many concurrent calls, one runs', async () => {
  const before = ran
  await Promise.allSettled(Array.from({ length: 20 }, () => idempotency.once(of('d'), work)))
  expect(ran).toBe(before + 1)
})

test.each([500, 503, 429])('a %i response isn’t stored', async (status) => {
  const failing = await idempotency.once(of(`e${status}`), async () => ({ status, body: null }))
  expect(failing.status).toBe(status)
  expect(await idempotency.once(of(`e${status}`), work)).toMatchObject({ status: 201 })
})

test('a call that threw can run again', async () => {
  const thrown = idempotency.once(of('f'), async () => {
    throw new Error('lost the database')
  })
  await expect(thrown).rejects.toThrow('lost the database')
  expect(await idempotency.once(of('f'), work)).toMatchObject({ status: 201, replayed: false })
})

/** Creates a key that another server claimed. */
const claimedBy = (server: number, key: string) =>
  connection.pool.query(
    `insert into idempotency_key (scope, key, body_digest, server, run_until, expires_at)
     values ('test', $1, $2, $3, $4, $4::timestamptz + interval '1 day')`,
    [key, createHash('sha256').update(of(key).body).digest('base64url'), server, clock.date()],
  )

test('a killed call releases its key, and a quiet server’s keeps it', async () => {
  const quiet = await openPresence(connection, platform.log)
  const killed = await openPresence(connection, platform.log)
  await claimedBy(quiet.server, 'g')
  await claimedBy(killed.server, 'h')
  await expect(idempotency.once(of('h'), work)).rejects.toMatchObject(inFlight)
  await killed.close()
  await vi.waitFor(
    async () => expect(await idempotency.once(of('h'), work)).toMatchObject({ status: 201 }),
    patience(),
  )
  await expect(idempotency.once(of('g'), work)).rejects.toMatchObject(inFlight)
  await quiet.close()
})

test('a call that couldn’t release its key releases it when the database is back', async () => {
  const rename = (from: string, to: string) =>
    connection.pool.query(`alter table ${from} rename to ${to}`)
  const failing = idempotency.once(of('k'), async () => {
    await rename('idempotency_key', 'away')
    throw new Error('lost the database')
  })
  await expect(failing).rejects.toThrow('lost the database')
  await rename('away', 'idempotency_key')
  await vi.waitFor(
    async () => expect(await idempotency.once(of('k'), work)).toMatchObject({ status: 201 }),
    patience(),
  )
})

test('an earlier version’s row without a server counts as dead after a minute', async () => {
  await connection.pool.query(
    `insert into idempotency_key (scope, key, body_digest, run_until, expires_at)
     values ('test', 'l', $1, now() - interval '1 second', now() + interval '1 day')`,
    [createHash('sha256').update(of('l').body).digest('base64url')],
  )
  expect(await idempotency.once(of('l'), work)).toMatchObject({ status: 201 })
})

test('responses are deleted after 24 hours', async () => {
  const first = await idempotency.once(of('i'), work)
  clock.advance(hours(25))
  const later = await idempotency.once(of('i', '{"seats":9}'), work)
  expect(later.body).not.toEqual(first.body)
})
