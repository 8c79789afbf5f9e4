import pg from 'pg'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../../test/support/database.ts'
import { milliseconds } from '../duration.ts'
import { createClientGuard } from './guarded-client.ts'

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
  await expect.poll(() => pool.totalCount).toBe(0)
  for (const _ of [1, 2, 3]) expect(await ask()).toEqual([{ cut: 1 }])
  await pool.end()
})
