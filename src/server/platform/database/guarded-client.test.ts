import pg from 'pg'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../../test/support/database.ts'
import { patience } from '../../../../test/support/patience.ts'
import { milliseconds, seconds } from '../duration.ts'
import { isUnavailable } from '../failure/unavailable.ts'
import { clientLimits, createClientGuard } from './guarded-client.ts'

const connectionString = await testDatabase()

async function clientWith(deadline: number) {
  const { Client } = createClientGuard(milliseconds(deadline))
  const client = new Client({ connectionString })
  await client.connect()
  return client
}

test('a query without a response in time fails', async () => {
  const client = await clientWith(100)
  await expect(client.query('select pg_sleep(5)')).rejects.toThrow(/terminated/)
})

test('a response that arrived while this process was busy still counts', async () => {
  const client = await clientWith(100)
  const answer = client.query<{ one: number }>('select 1 as one')
  // Blocks this process until after the response has arrived and the deadline has passed.
  for (const end = Date.now() + 300; Date.now() < end; );
  expect((await answer).rows).toEqual([{ one: 1 }])
  await client.end()
})

test('a statement that is repeated is prepared, once for each connection', async () => {
  const client = await clientWith(5000)
  const ask = (text: string, values: unknown[]) => client.query({ text, values })
  await ask('select $1::integer as once', [1])
  for (let time = 0; time < 4; time += 1) await ask('select $1::integer as often', [time])
  for (const _ of [1, 2, 3]) await client.query('select 5 as constant', [])
  for (const _ of [1, 2, 3]) await client.query('select 1 as one; select 2 as two', [])
  expect((await ask('select $1::integer as often', [7])).rows).toEqual([{ often: 7 }])
  const { rows } = await client.query(
    'select statement, generic_plans + custom_plans as runs from pg_prepared_statements order by 2 desc',
  )
  expect(rows).toEqual([
    { statement: 'select $1::integer as often', runs: '3' },
    { statement: 'select 5 as constant', runs: '1' },
  ])
  await client.end()
})

test('statements are prepared again after the connection was cut', async () => {
  const { Client } = createClientGuard(milliseconds(5000))
  const pool = new pg.Pool({ connectionString, max: 1, Client })
  pool.on('error', () => undefined)
  const ask = async () =>
    (await pool.query({ text: 'select $1::integer as cut', values: [1] })).rows
  for (const _ of [1, 2, 3]) await ask()
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  const other = await clientWith(5000)
  await other.query('select pg_terminate_backend($1)', [rows[0]?.pid])
  await other.end()
  await expect.poll(() => pool.totalCount, { timeout: patience() }).toBe(0)
  for (const _ of [1, 2, 3]) expect(await ask()).toEqual([{ cut: 1 }])
  await pool.end()
})

const limits = {
  connect: seconds(30),
  statement: milliseconds(31_000),
  lock: milliseconds(32_000),
  idleInTransaction: milliseconds(33_000),
}

/** Returns a pool as the server opens it, and its guard. */
function guardedPool({ url = connectionString, max = 1, isReplica = false } = {}) {
  const guard = createClientGuard(seconds(40))
  const pool = new pg.Pool({
    connectionString: url,
    max,
    Client: guard.Client,
    ...clientLimits(limits, { isReplica }),
  })
  pool.on('error', () => undefined)
  return { pool, guard }
}

const pidOf = async (on: pg.Pool | pg.PoolClient) =>
  (await on.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid

test('a session has the limits of its settings', async () => {
  const { pool } = guardedPool()
  const { rows } = await pool.query(`select name, setting from pg_settings
    where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')`)
  expect(Object.fromEntries(rows.map(({ name, setting }) => [name, Number(setting)]))).toEqual({
    statement_timeout: 31_000,
    lock_timeout: 32_000,
    idle_in_transaction_session_timeout: 33_000,
  })
  await pool.end()
})

test('a connection to a database that only reads is refused, unless it is a replica’s', async () => {
  const url = await testDatabase()
  const { pool: before } = guardedPool({ url })
  const name = new URL(url).pathname.slice(1)
  await before.query(`alter database "${name}" set default_transaction_read_only = on`)
  const { pool } = guardedPool({ url })
  await expect(pool.query('select 1')).rejects.toSatisfy(isUnavailable)
  const { pool: replica } = guardedPool({ url, isReplica: true })
  expect((await replica.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await before.query(`alter database "${name}" reset default_transaction_read_only`)
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await Promise.all([before, pool, replica].map((each) => each.end()))
})

test('a connection on which a write was refused as read-only isn’t used again', async () => {
  const { pool } = guardedPool()
  const client = await pool.connect()
  const pid = await pidOf(client)
  await client.query('begin transaction read only')
  await expect(client.query('create table refused (id int)')).rejects.toMatchObject({
    code: '25006',
  })
  await client.query('rollback')
  client.release()
  expect(await pidOf(pool)).not.toBe(pid)
  await pool.end()
})

test('connections are renewed: idle ones at once, others when their transaction is over', async () => {
  const { pool, guard } = guardedPool({ max: 2 })
  const [busy, idle] = [await pool.connect(), await pool.connect()]
  const pids = [await pidOf(busy), await pidOf(idle)]
  idle.release()
  await busy.query('begin')
  const answer = busy.query('select 1 as one')
  guard.renew()
  expect((await answer).rows).toEqual([{ one: 1 }])
  await busy.query('commit')
  busy.release()
  const after = [await pool.connect(), await pool.connect()]
  for (const client of after) expect(pids).not.toContain(await pidOf(client))
  for (const client of after) client.release()
  await pool.end()
})
