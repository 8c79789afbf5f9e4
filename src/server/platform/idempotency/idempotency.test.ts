import { expect, test } from 'vitest'
import { testPlatform } from '../../../../test/support/platform.ts'
import { hours, minutes } from '../duration.ts'

const { idempotency, clock } = await testPlatform()
const of = (key: string, body = '{"seats":1}') => ({ scope: 'test', key, body })
let ran = 0
const work = async () => {
  ran += 1
  return { status: 201, body: { result: ran } }
}

test('the same key and body get the first answer again', async () => {
  const first = await idempotency.once(of('a'), work)
  const second = await idempotency.once(of('a'), work)
  expect(second).toEqual({ ...first, replayed: true })
})

test('the same key with another body is refused', async () => {
  await idempotency.once(of('b'), work)
  await expect(idempotency.once(of('b', '{"seats":2}'), work)).rejects.toMatchObject({
    code: 'IDEMPOTENCY_KEY_REUSED',
    status: 422,
  })
})

/** Claims a key with a call that goes on until it is told to end, if ever. */
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

test('a key whose call still runs is refused', async () => {
  const running = await hold('c')
  await expect(idempotency.once(of('c'), work)).rejects.toMatchObject({
    code: 'IDEMPOTENCY_IN_FLIGHT',
    status: 409,
  })
  running.end()
  await running.call
})

test('of many at once, one runs', async () => {
  const before = ran
  await Promise.allSettled(Array.from({ length: 20 }, () => idempotency.once(of('d'), work)))
  expect(ran).toBe(before + 1)
})

test.each([500, 503, 429])('an answer %i is not kept', async (status) => {
  const failing = await idempotency.once(of(`e${status}`), async () => ({ status, body: null }))
  expect(failing.status).toBe(status)
  expect(await idempotency.once(of(`e${status}`), work)).toMatchObject({ status: 201 })
})

test('a call that threw may run again', async () => {
  const thrown = idempotency.once(of('f'), async () => {
    throw new Error('lost the database')
  })
  await expect(thrown).rejects.toThrow('lost the database')
  expect(await idempotency.once(of('f'), work)).toMatchObject({ status: 201, replayed: false })
})

test('a call cut off by a kill frees its key at the next start', async () => {
  await hold('g')
  await idempotency.forgetOrphans()
  expect(await idempotency.once(of('g'), work)).toMatchObject({ status: 201 })
})

test('a call that has not answered for a minute is taken for dead', async () => {
  await hold('h')
  clock.advance(minutes(2))
  expect(await idempotency.once(of('h'), work)).toMatchObject({ status: 201 })
})

test('answers are forgotten after 24 hours', async () => {
  const first = await idempotency.once(of('i'), work)
  clock.advance(hours(25))
  const later = await idempotency.once(of('i', '{"seats":9}'), work)
  expect(later.body).not.toEqual(first.body)
})
