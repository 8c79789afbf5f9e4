import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../../../test/support/database.ts'
import { readConfig } from '../../config.ts'
import { openDatabase } from './database.ts'

const url = await testDatabase()
const open = (DATABASE_URL = url, more: NodeJS.ProcessEnv = {}) =>
  openDatabase(
    readConfig({ NODE_ENV: 'test', DATABASE_URL, DATABASE_POOL: '2', ...more }),
    () => {},
  )

/** Returns a connection with one short time limit, so that tests don't run into each other's. */
async function opened(limit: NodeJS.ProcessEnv = {}) {
  const connection = await open(url, limit)
  onTestFinished(() => connection.close())
  return connection
}

test('a transaction that couldn’t begin releases its connection', async () => {
  const { db, pool } = await opened()
  // A connection that is cut at that moment fails in the same place.
  const failing = () => db.transaction(async () => 1, { isolationLevel: 'none such' as never })
  for (let time = 0; time < 3; time += 1) await expect(failing()).rejects.toThrow('begin')
  expect(await db.transaction(async () => 'done')).toBe('done')
  expect(pool.idleCount).toBe(pool.totalCount)
})

test('a statement that takes too long is cancelled by the server', async () => {
  const { pool } = await opened({ DATABASE_STATEMENT_TIMEOUT: '0.2' })
  await expect(pool.query('select pg_sleep(20)')).rejects.toMatchObject({ code: '57014' })
})

test('so is one that waits too long for a lock', async () => {
  const { pool } = await opened({ DATABASE_LOCK_TIMEOUT: '0.2' })
  const holder = await pool.connect()
  await holder.query('begin; lock table idempotency_key')
  await expect(pool.query('select 1 from idempotency_key')).rejects.toMatchObject({ code: '55P03' })
  await holder.query('rollback')
  holder.release()
})

test('an idle transaction is ended, and its locks are released', async () => {
  const { pool } = await opened({ DATABASE_IDLE_TIMEOUT: '0.2' })
  const idle = await pool.connect()
  const ended = new Promise((resolve) => idle.once('end', resolve))
  await idle.query('begin; lock table idempotency_key')
  await ended
  await pool.query('select 1 from idempotency_key')
  idle.release()
})

test('a server that accepts the connection but never responds is not waited for', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const address = `postgres://nobody@127.0.0.1:${port}/none`
  await expect(open(address, { DATABASE_CONNECT_TIMEOUT: '0.3' })).rejects.toThrow(/timeout/)
  silent.close()
})
