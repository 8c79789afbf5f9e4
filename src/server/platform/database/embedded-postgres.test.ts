import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { patience } from '../../../../test/support/patience.ts'
import { readConfig } from '../../config.ts'
import { createLog } from '../monitoring/log.ts'
import { openDatabase } from './database.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { postgresHome } from './postgres-home.ts'
import { openPresence } from './presence.ts'

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sojourn-embedded-'))
  chmodSync(folder, 0o755)
  return folder
}

/** A cluster that was created and stopped. Each test has a copy, because creating one takes longest. */
const created = newFolder()
let dataDir: string
beforeAll(async () => {
  await (await startEmbeddedPostgres({ dataDir: created })).stop()
})
beforeEach(() => {
  dataDir = newFolder()
  execFileSync('cp', ['-a', `${created}/.`, dataDir])
})
afterEach(async () => {
  await (await startEmbeddedPostgres({ dataDir })).stop()
  rmSync(dataDir, { recursive: true, force: true })
})
afterAll(() => rmSync(created, { recursive: true, force: true }))

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

test('servers that start at once on an empty folder all get the same database', async () => {
  rmSync(dataDir, { recursive: true, force: true })
  dataDir = newFolder()
  const starts = [1, 2, 3].map(async () => {
    const postgres = await startEmbeddedPostgres({ dataDir })
    return postgres.database('trip')
  })
  const urls = new Set(await Promise.all(starts))
  expect(urls.size).toBe(1)
  for (const url of urls) expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
  const { folder } = await postgresHome(dataDir)
  expect(readdirSync(folder).sort()).toEqual(['cluster', 'password', 'postgres.log'])
})

test('what a killed start left behind is removed, unless it is so new that it may be in use', async () => {
  const { folder } = await postgresHome(dataDir)
  rmSync(join(folder, 'cluster'), { recursive: true })
  for (const name of ['cluster.new', 'cluster.other']) mkdirSync(join(folder, name))
  utimesSync(join(folder, 'cluster.new'), 0, 0)
  await startEmbeddedPostgres({ dataDir })
  expect(readdirSync(folder).filter((name) => name.startsWith('cluster'))).toEqual([
    'cluster',
    'cluster.other',
  ])
})

test.each([
  ['missing', (file: string) => rmSync(file)],
  ['empty', (file: string) => truncateSync(file)],
])('a password file that is %s is named, with what to do', async (_, harm) => {
  const { folder } = await postgresHome(dataDir)
  const file = join(folder, 'password')
  const password = readFileSync(file)
  harm(file)
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
    new RegExp(`^${file}.*Restore it from a backup`),
  )
  writeFileSync(file, password)
})

test('a server that was killed leaves its database running, and the next one takes it over', async () => {
  await startEmbeddedPostgres({ dataDir })
  const before = await postmaster()
  const next = await startEmbeddedPostgres({ dataDir })
  expect(await postmaster()).toBe(before)
  expect(await query(await next.database('trip'), 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a database that dies while its server runs is started again at the same address', async () => {
  const first = await startEmbeddedPostgres({ dataDir })
  first.keepRunning()
  const url = await first.database('trip')
  await query(url, 'create table t as select 7 as seats')
  process.kill(await postmaster(), 'SIGKILL')
  await vi.waitFor(
    async () => expect(await query(url, 'select * from t')).toEqual([{ seats: 7 }]),
    { timeout: patience(), interval: 200 },
  )
  await first.stop()
})

test('a database that was killed recovers all that was committed', async () => {
  const first = await startEmbeddedPostgres({ dataDir })
  await query(await first.database('trip'), 'create table t as select 7 as seats')
  process.kill(await postmaster(), 'SIGKILL')
  const next = await startEmbeddedPostgres({ dataDir })
  expect(await query(await next.database('trip'), 'select * from t')).toEqual([{ seats: 7 }])
})

test('it doesn’t stop while another server is alive on it, and stops as soon as none is', async () => {
  const mine = await startEmbeddedPostgres({ dataDir })
  const url = await mine.database('trip')
  const connection = await openDatabase(
    readConfig({ NODE_ENV: 'test', DATABASE_URL: url }),
    () => undefined,
  )
  const other = await openPresence(connection, createLog('silent'))
  // Without a connection in its pool, as a quiet server is.
  await connection.close()
  await mine.stop()
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
  // A client that isn't a server doesn't keep it running.
  const visitor = new pg.Client({ connectionString: url })
  visitor.on('error', () => undefined)
  await visitor.connect()
  await other.close()
  await mine.stop()
  await expect(query(url, 'select 1')).rejects.toThrow()
})
