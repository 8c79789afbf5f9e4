import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { generateDrizzleJson } from 'drizzle-kit/api'
import pg from 'pg'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../../test/support/database.ts'
import { patience } from '../../../../test/support/patience.ts'
import { ConfigError } from '../../config.ts'
import { migrateDatabase } from './migrate.ts'

const folder = join(import.meta.dirname, 'migrations', 'meta')

test('the migrations create the tables as declared; otherwise run npm run migrations', async () => {
  const newest = readdirSync(folder)
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
    .at(-1)
  const snapshot = JSON.parse(readFileSync(join(folder, newest ?? ''), 'utf8'))
  const modules: [string, Record<string, unknown>][] = await Promise.all(
    globSync('src/{server,sandbox}/**/tables.ts').map(async (file) => [
      file,
      await import(pathToFileURL(file).href),
    ]),
  )
  // Two modules may use the same name for a table in code, so each is prefixed with its file's name.
  const tables = Object.fromEntries(
    modules.flatMap(([file, exported]) =>
      Object.entries(exported).map(([name, table]) => [`${file} ${name}`, table]),
    ),
  )
  const described = generateDrizzleJson(tables, snapshot.id, undefined, 'snake_case')
  expect(JSON.parse(JSON.stringify(described.tables))).toEqual(snapshot.tables)
})

test('servers that start at once don’t interfere with each other', async () => {
  const url = await testDatabase()
  const pool = new pg.Pool({ connectionString: url })
  await pool.query('drop schema public cascade; drop schema drizzle cascade; create schema public')
  await Promise.all([migrateDatabase(url), migrateDatabase(url), migrateDatabase(url)])
  const { rows } = await pool.query(`select to_regclass('mail') is not null as made`)
  expect(rows).toEqual([{ made: true }])
  await pool.end()
})

test('a schema that a newer version has migrated is refused, with what to do, unless it’s allowed', async () => {
  const url = await testDatabase()
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  await pool.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at)
     select 'of the next version', max(created_at) + 1 from drizzle.__drizzle_migrations`,
  )
  const refused = migrateDatabase(url)
  await expect(refused).rejects.toBeInstanceOf(ConfigError)
  await expect(refused).rejects.toThrow(
    /newer than this version: 1 of its migrations are unknown here.*"Rolling back"/,
  )
  await migrateDatabase(url, { newer: true })
  await pool.query(`delete from drizzle.__drizzle_migrations where hash = 'of the next version'`)
  await migrateDatabase(url)
  await pool.end()
})

test('a migration that waits ends when its server is told to stop', async () => {
  const url = await testDatabase()
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  await pool.query('select pg_advisory_lock(71137008)')
  const asked = new AbortController()
  const migrated = migrateDatabase(url, { signal: asked.signal })
  migrated.catch(() => undefined)
  const waiting = `select count(*)::int as count from pg_locks where not granted and objid = 71137008`
  await expect
    .poll(async () => (await pool.query(waiting)).rows[0].count, { timeout: patience() })
    .toBe(1)
  asked.abort()
  await expect(migrated).rejects.toThrow()
  await pool.end()
})

test('stored names are renamed like those of the front API', async () => {
  const pool = new pg.Pool({ connectionString: await testDatabase(), max: 1 })
  const offer = { id: 'one', partedByUs: true }
  const renamed = { id: 'one', splitEstimated: true }
  await pool.query(`create schema before; set search_path to before`)
  for (const table of [
    'after_sale_quote (state text, terms jsonb)',
    'order_history (what text)',
    'booking (draft jsonb, offers jsonb)',
    'order_item (offer jsonb, source jsonb)',
    'duffel_order (offer jsonb)',
    'duffel_change (outcome jsonb)',
  ]) {
    await pool.query(`create table ${table}`)
  }
  await pool.query(
    `insert into after_sale_quote values ('due', $1), ('working', '{}'), ('done', '{}')`,
    [{ from: offer }],
  )
  await pool.query(`insert into order_history values ('change.due'), ('item.held')`)
  await pool.query('insert into booking values ($1, $2)', [
    { bags: [], typedAt: { remind: 5 } },
    JSON.stringify([{ offer }]),
  ])
  await pool.query(`insert into booking values ('{"bags":[]}', '[]')`)
  await pool.query('insert into order_item values ($1, $1)', [offer])
  await pool.query(readFileSync(join(folder, '../0009_wire-names.sql'), 'utf8'))
  const read = async (query: string) => (await pool.query(query)).rows
  expect(await read('select * from after_sale_quote order by state')).toEqual([
    { state: 'awaiting_payment', terms: { from: renamed } },
    { state: 'done', terms: {} },
    { state: 'in_progress', terms: {} },
  ])
  expect(await read('select * from order_history')).toContainEqual({
    what: 'change.awaiting_payment',
  })
  expect(await read('select * from booking')).toEqual(
    expect.arrayContaining([
      { draft: { bags: [], editedAt: { remind: 5 } }, offers: [{ offer: renamed }] },
      { draft: { bags: [] }, offers: [] },
    ]),
  )
  expect(await read('select * from order_item')).toEqual([{ offer: renamed, source: renamed }])
  await pool.end()
})

test('stored quotes, their lines and history get today’s names', async () => {
  const pool = new pg.Pool({ connectionString: await testDatabase(), max: 1 })
  await pool.query(`create schema before; set search_path to before`)
  await pool.query('create table after_sale_quote (state text, lines jsonb, terms jsonb)')
  await pool.query('create table order_history (what text)')
  const linesOf = (...kinds: string[]) =>
    kinds.map((kind) => ({ kind, amount: { amount: 500, currency: 'MYR' } }))
  const refund = (...kinds: string[]) => ({ kind: 'refund', parts: [{ lines: linesOf(...kinds) }] })
  const insert = 'insert into after_sale_quote values ($1, $2, $3)'
  const before = linesOf('paid', 'airline_fee')
  await pool.query(insert, ['done', JSON.stringify(before), refund('paid', 'airline_fee')])
  const changed = linesOf('fare_difference', 'airline_fee')
  await pool.query(insert, ['lapsed', JSON.stringify(changed), { kind: 'change' }])
  await pool.query(insert, ['open', '[]', { kind: 'change' }])
  await pool.query(`insert into order_history values ('change.lapsed'), ('refund.done')`)
  for (const name of ['0011_supplier-fees', '0012_quote-states']) {
    await pool.query(readFileSync(join(folder, `../${name}.sql`), 'utf8'))
  }
  const { rows: quotes } = await pool.query('select * from after_sale_quote order by state')
  expect(quotes).toEqual([
    {
      state: 'completed',
      lines: linesOf('paid', 'supplier_fee'),
      terms: refund('paid', 'supplier_fee'),
    },
    {
      state: 'expired',
      lines: linesOf('price_difference', 'supplier_fee'),
      terms: { kind: 'change' },
    },
    { state: 'open', lines: [], terms: { kind: 'change' } },
  ])
  const { rows: history } = await pool.query('select what from order_history order by what')
  expect(history.map(({ what }) => what)).toEqual(['change.expired', 'refund.done'])
  await pool.end()
})
