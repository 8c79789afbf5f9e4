import { rmSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { newDataDir } from '../support/data-dir.ts'
import { redisStandIn } from '../support/redis-stand-in.ts'
import { createSeen } from '../support/seen.ts'
import { eventually } from '../support/shop.ts'
import { buyersOf } from './buyer.ts'
import { faultyProxy } from './faulty-proxy.ts'
import { startKillable } from './killable-server.ts'
import { ownPostgres } from './own-postgres.ts'

const SECRET_KEY = 'a key that outlives the database it works with'
const dataDir = newDataDir('silent')
const postgres = await ownPostgres()
const database = await faultyProxy(postgres.url)
const redis = await redisStandIn()
const cache = await faultyProxy(redis.url)
const logged = createSeen<string>()
/** Those of production, in seconds. */
const limits = {
  DATABASE_CONNECT_TIMEOUT: '3',
  DATABASE_STATEMENT_TIMEOUT: '10',
  DATABASE_LOCK_TIMEOUT: '5',
  DATABASE_IDLE_TIMEOUT: '4',
}
const settings = {
  NODE_ENV: 'test',
  LOG_LEVEL: 'error',
  PORT: '0',
  DATABASE_POOL: '8',
  DATA_DIR: dataDir,
  DATABASE_URL: database.url,
  ...limits,
  REDIS_URL: cache.url,
  SECRET_KEY,
  TRUST_PROXY: '1',
}
const server = await startKillable(settings, logged.add)
/** The server that receives calls. */
let at = server
afterAll(async () => {
  await Promise.all([server.kill(), at.kill()])
  await redis.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const { buy, newTraveller, send, request } = buyersOf(() => at, SECRET_KEY)

/** Requests an address: returns its status, its Retry-After, and how long it took. */
async function look(path: string) {
  const began = Date.now()
  const response = await fetch(`${at.origin}${path}`)
  const body = await response.json()
  const retryAfter = response.headers.get('retry-after')
  return { status: response.status, retryAfter, body, took: Date.now() - began }
}

/** Returns a call that reads the database. */
const readOrder = async () => {
  const began = Date.now()
  const response = await send(
    new Request(`${at.origin}/front/v1/order/ABCDEF`, { headers: { 'x-auid': 'a' } }),
  )
  const { error } = await response.json()
  const retryAfter = response.headers.get('retry-after')
  return { status: response.status, error, retryAfter, took: Date.now() - began }
}

/** Several travellers buy at once. A busy machine refuses some of them. */
const crowd = (count: number) => Promise.allSettled(Array.from({ length: count }, buy))

/** Returns how many milliseconds later a busy machine may respond, by what a crowd takes; what matters is that it responds. */
const lateness = (): Promise<number> =>
  eventually(async () => {
    const began = Date.now()
    const bought = await crowd(5)
    const isOpen = bought.some(({ status }) => status === 'fulfilled')
    return isOpen && Math.max(2000, 2 * (Date.now() - began))
  })

/** Returns what `/readyz` says once the other part answers in time, which it may not do at once on a busy machine. */
const readyBeside = (other: 'database' | 'cache') =>
  eventually(async () => {
    const ready = await look('/readyz')
    return ready.body[other] && ready
  })

test.each([
  ['swallows bytes', database.swallow, database.heal],
  ['is frozen', postgres.freeze, postgres.thaw],
])(
  'while the database %s the server says so in time, and sells again soon after',
  async (_, begin, end) => {
    const late = await lateness()
    const buying = crowd(4)
    begin()
    const ready = await readyBeside('cache')
    expect(ready).toMatchObject({ status: 503, body: { database: false, cache: true } })
    expect(ready.took).toBeLessThan(1000 + late)
    expect(await look('/healthz')).toMatchObject({ status: 200 })
    const refused = await readOrder()
    expect(refused).toMatchObject({ status: 503, error: 'UNAVAILABLE', retryAfter: '5' })
    expect(refused.took).toBeLessThan(12_000 + late)
    end()
    const healed = Date.now()
    await eventually(() => buy().catch(() => false), 5000 + late)
    expect(Date.now() - healed).toBeLessThan(5000 + late)
    await buying
    // Nothing still holds locks: those transactions were ended on one side or the other.
    await eventually(
      async () =>
        (
          await postgres.query(`select pid from pg_stat_activity where datname = 'shop'
          and state like 'idle in transaction%' and state_change < now() - interval '1 second'`)
        ).length === 0,
      5000 + late,
    )
    expect(server.ended()).toBeUndefined()
  },
)

test('after a short outage the shop sells again at once: lost responses don’t block connections', async () => {
  await server.stop()
  // Long after the database is back, also on a busy machine.
  const DATABASE_STATEMENT_TIMEOUT = '100'
  at = await startKillable({ ...settings, DATABASE_STATEMENT_TIMEOUT }, logged.add)
  const late = await lateness()
  const readTogether = () => Promise.all(Array.from({ length: 32 }, readOrder))
  // All connections of the pool are open, and each then waits for a response that is lost.
  await readTogether()
  const before = logged.items.length
  database.swallow()
  const lost = readTogether()
  await eventually(async () => (await look('/readyz')).status === 503)
  // The server has noticed, and its own response timeout is later.
  await logged.until((all) => all.slice(before).join('').includes('database out of reach'))
  database.heal()
  const healed = Date.now()
  await eventually(() => buy().catch(() => false), 5000 + late)
  expect(Date.now() - healed).toBeLessThan(5000 + late)
  // Their connections were closed as soon as the database was back, and not when their own timeout was over.
  for (const { took } of await lost) expect(took).toBeLessThan(100_000)
})

test('a read-only database is not ready', async () => {
  const set = (value: string) =>
    postgres.query(`alter database shop set default_transaction_read_only = ${value}`)
  await set('on')
  await postgres.terminate('all')
  await eventually(async () => (await look('/readyz')).body.database === false)
  const reset = 'alter database shop reset default_transaction_read_only'
  await postgres.query(`begin; set transaction_read_only = off; ${reset}; commit`)
  await postgres.terminate('all')
  await eventually(async () => (await look('/readyz')).status === 200)
})

test('while the cache swallows bytes, a search from before answers 503 in time, and all else goes on', async () => {
  const late = await lateness()
  const traveller = newTraveller()
  // Connections that the database has closed may still be found one after the other.
  const { searchId } = await eventually(() => traveller.search(request).catch(() => undefined))
  cache.swallow()
  const ready = await readyBeside('database')
  expect(ready).toMatchObject({ status: 200, body: { database: true, cache: false } })
  expect(ready.took).toBeLessThan(1000 + late)
  const began = Date.now()
  const results = await traveller.call('GET', `/flight/search/${searchId}?after=0`)
  expect(results).toMatchObject({ status: 503, error: 'UNAVAILABLE' })
  expect(Date.now() - began).toBeLessThan(2000 + late)
  // A new search is kept in this process, and so is what a booking needs of it.
  await eventually(() => buy().catch(() => false))
  // Counted in memory in the meantime, so that look-ups work but attempts stay limited.
  const guess = { orderCode: 'ABCDEF', email: 'a@example.com' }
  expect((await traveller.call('POST', '/order/look-up', guess)).status).not.toBe(503)
  cache.heal()
  await eventually(() => buy().catch(() => false), 5000 + late)
})
