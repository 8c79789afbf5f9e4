import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { postgresHome } from './postgres-home.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'sojourn-embedded-'))
  chmodSync(dataDir, 0o755)
})
afterEach(async () => {
  await (await startEmbeddedPostgres({ dataDir })).stop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function query(url: string, text: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

async function postmaster(): Promise<number> {
  const { folder } = await postgresHome(dataDir)
  return Number(readFileSync(join(folder, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0])
}

test('data survives a stop and a start', async () => {
  const first = await startEmbeddedPostgres({ dataDir })
  await query(await first.database('trip'), 'create table t as select 7 as seats')
  await first.stop()
  const second = await startEmbeddedPostgres({ dataDir })
  expect(await query(await second.database('trip'), 'select * from t')).toEqual([{ seats: 7 }])
})

test('a server that was killed leaves its database running, and the next one takes it over', async () => {
  await startEmbeddedPostgres({ dataDir })
  const before = await postmaster()
  const next = await startEmbeddedPostgres({ dataDir })
  expect(await postmaster()).toBe(before)
  expect(await query(await next.database('trip'), 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a database that was killed recovers all that was committed', async () => {
  const first = await startEmbeddedPostgres({ dataDir })
  await query(await first.database('trip'), 'create table t as select 7 as seats')
  process.kill(await postmaster(), 'SIGKILL')
  const next = await startEmbeddedPostgres({ dataDir })
  expect(await query(await next.database('trip'), 'select * from t')).toEqual([{ seats: 7 }])
})

test('it doesn’t stop while another server is connected', async () => {
  const mine = await startEmbeddedPostgres({ dataDir })
  const url = await mine.database('trip')
  const other = new pg.Client({ connectionString: url, application_name: 'sojourn-server:other' })
  await other.connect()
  await mine.stop()
  expect((await other.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await other.end()
})
