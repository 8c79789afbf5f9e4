import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateDrizzleJson } from 'drizzle-kit/api'
import pg from 'pg'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../../test/support/database.ts'
import { migrateDatabase } from './migrate.ts'

const folder = join(import.meta.dirname, 'migrations', 'meta')

test('the migrations make the tables that the areas describe; else: npm run migrations', async () => {
  const newest = readdirSync(folder)
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
    .at(-1)
  const snapshot = JSON.parse(readFileSync(join(folder, newest ?? ''), 'utf8'))
  const modules = import.meta.glob<Record<string, unknown>>('/src/{server,sandbox}/**/tables.ts', {
    eager: true,
  })
  // Two areas may call a table by the same name in code, so each gets its file's name before it.
  const tables = Object.fromEntries(
    Object.entries(modules).flatMap(([file, exported]) =>
      Object.entries(exported).map(([name, table]) => [`${file} ${name}`, table]),
    ),
  )
  const described = generateDrizzleJson(tables, snapshot.id, undefined, 'snake_case')
  expect(JSON.parse(JSON.stringify(described.tables))).toEqual(snapshot.tables)
})

test('servers that start at once do not trip over one another', async () => {
  const url = await testDatabase()
  const pool = new pg.Pool({ connectionString: url })
  await pool.query('drop schema public cascade; drop schema drizzle cascade; create schema public')
  await Promise.all([migrateDatabase(url), migrateDatabase(url), migrateDatabase(url)])
  const { rows } = await pool.query(`select to_regclass('mail') is not null as made`)
  expect(rows).toEqual([{ made: true }])
  await pool.end()
})
