import { rmSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { newDataDir } from '../support/data-dir.ts'
import { patience } from '../support/patience.ts'
import { eventually } from '../support/shop.ts'
import { buyersOf } from './buyer.ts'
import { startKillable } from './killable-server.ts'
import { ownPostgres } from './own-postgres.ts'

/** FAULT_FULL=1 runs the full form; the short one is the default. */
const rounds = process.env.FAULT_FULL === '1' ? 8 : 1
const buyers = 4
/** After recovery a booking works within seconds, besides what some take in the same crowd when nothing is cut. */
const soon = 10_000

const SECRET_KEY = 'a key that outlives the database it works with'
const dataDir = newDataDir('cut')
const postgres = await ownPostgres()
const server = await startKillable({
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  PORT: '0',
  DATABASE_POOL: '8',
  DATA_DIR: dataDir,
  DATABASE_URL: postgres.url,
  SECRET_KEY,
  TRUST_PROXY: '1',
})
afterAll(async () => {
  await server.kill()
  rmSync(dataDir, { recursive: true, force: true })
})

const { buy } = buyersOf(() => server, SECRET_KEY)

/** Starts buyers who buy one trip after the other and tolerate failures, until they're stopped. */
function crowd() {
  let isOpen = true
  const all = Array.from({ length: buyers }, async () => {
    while (isOpen) await buy().catch(() => new Promise((resolve) => setTimeout(resolve, 50)))
  })
  return async () => {
    isOpen = false
    await Promise.all(all)
  }
}

/** Retries a purchase until it works; fails with the last error. */
async function buyWithin(time: number): Promise<void> {
  const end = Date.now() + time
  let last: unknown
  const bought = () =>
    buy().then(
      () => true,
      (error) => {
        last = error
        return false
      },
    )
  await eventually(bought, time).catch((cause) => {
    throw new Error(`${cause.message}; last: ${last}`, { cause: last })
  })
  expect(Date.now(), `one purchase took longer; last failure: ${last}`).toBeLessThan(end)
}

const cuts: [string, () => Promise<unknown>][] = [
  ['one backend is terminated', () => postgres.terminate('one')],
  ['all backends are terminated', () => postgres.terminate('all')],
  ['it is restarted', () => postgres.restart()],
]

test('the shop recovers after its database was cut under load: the process survives, and the ledger balances', async () => {
  await buy()
  for (let round = 0; round < rounds; round += 1) {
    for (const [what, cut] of cuts) {
      const leave = crowd()
      await eventually(async () => (await busy()) > 0)
      const began = Date.now()
      await buy()
      const usual = Date.now() - began
      await cut()
      expect(server.ended(), what).toBeUndefined()
      await buyWithin(soon + 5 * usual)
      await leave()
      expect(server.ended(), what).toBeUndefined()
    }
  }
  // Asks the database itself: after a crash the whole of it counts, and services hide what they don't show anybody.
  await eventually(
    async () =>
      (
        await postgres.query(`select p.id from payment p
          join sandbox_gateway_session s on s.reference = p.id::text
          where s.state = 'captured' and p.state not in ('captured', 'partially_refunded', 'refunded')
          union all select r.id from reservation r where r.state in ('reserving', 'confirming', 'unknown')`)
      ).length === 0,
    3 * patience(),
  )
  expect(
    await postgres.query('select movement from ledger_entry group by 1 having sum(amount) <> 0'),
  ).toEqual([])
  const charged = `select s.description, sum(m.amount)::bigint as amount
    from sandbox_gateway_movement m join sandbox_gateway_session s on s.id = m.session_id group by 1`
  expect(
    await postgres.query(`select o.code from "order" o full join (${charged}) g on g.description = o.code
      where coalesce(o.paid - o.refunded, 0) <> coalesce(g.amount, 0)`),
  ).toEqual([])
})

/** Returns the number of connections inside a transaction or a query right now. */
async function busy(): Promise<number> {
  const rows = await postgres.query(`select pid from pg_stat_activity
    where datname = 'shop' and pid <> pg_backend_pid() and state <> 'idle'`)
  return rows.length
}
