import { asc, eq, sql } from 'drizzle-orm'
import { bigserial, integer, pgTable, text } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { testDatabase } from '../../../../test/support/database.ts'
import { databaseOn, type Transaction } from './database.ts'
import { unread } from './write-batch.ts'

const trips = pgTable('trip', {
  id: integer().primaryKey(),
  stops: integer().notNull(),
  name: text(),
})
const steps = pgTable('step', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  tripId: integer().notNull(),
  what: text().notNull(),
})

const asked = vi.spyOn(pg.Client.prototype, 'query')
const connectionString = await testDatabase()
const pool = new pg.Pool({ connectionString })
const db = databaseOn(pool)
// The database is dropped while its connections are still closing.
pool.on('error', () => undefined)
afterAll(() => pool.end())
await pool.query(`create table trip (id integer primary key, stops integer not null, name text);
  create table step (id bigserial primary key, trip_id integer not null references trip, what text not null)`)

beforeEach(async () => {
  await pool.query('truncate trip cascade')
  asked.mockClear()
})

/** Returns the first words of the statements that were sent. */
const sent = () =>
  asked.mock.calls.map(([given]) => {
    const text = typeof given === 'string' ? given : (given as unknown as { text: string }).text
    return text.split(' ')[0]
  })

const note = (tx: Transaction, what: string) => tx.insert(steps).values({ tripId: 1, what })
const noted = async () =>
  (await db.select().from(steps).orderBy(asc(steps.id))).map((row) => row.what)
const rename = (tx: Transaction, name: string) =>
  tx.update(trips).set({ name }).where(eq(trips.id, 1))

test('a transaction that only writes is one statement, and rows keep their order', async () => {
  await db.transaction(async (tx) => {
    await tx.insert(trips).values({ id: 1, stops: 0 })
    for (const what of ['booked', 'paid', 'flown']) await note(tx, what)
  })
  expect(sent()).toEqual(['with'])
  expect(await noted()).toEqual(['booked', 'paid', 'flown'])
})

test('a transaction that does nothing asks for nothing', async () => {
  expect(await db.transaction(async () => 7)).toBe(7)
  expect(sent()).toEqual([])
})

test('a read sees what was written before it', async () => {
  const found = await db.transaction(async (tx) => {
    await tx.insert(trips).values({ id: 1, stops: 2 })
    await note(tx, 'booked')
    const rows = await tx.select().from(trips)
    await note(tx, 'read')
    return rows
  })
  expect(found).toEqual([{ id: 1, stops: 2, name: null }])
  expect(sent()).toEqual(['begin', 'with', 'select', 'insert', 'commit'])
})

test('a write to rows that were written before it follows them', async () => {
  await db.transaction(async (tx) => {
    await tx.insert(trips).values({ id: 1, stops: 2 })
    await tx.update(trips).set({ stops: sql`${trips.stops} + 1` })
    await tx.update(trips).set({ stops: sql`${trips.stops} * 2` })
  })
  expect(await db.select({ stops: trips.stops }).from(trips)).toEqual([{ stops: 6 }])
})

test('updates of different columns of one row are one', async () => {
  await db.insert(trips).values({ id: 1, stops: 2 })
  asked.mockClear()
  await db.transaction(async (tx) => {
    await tx
      .update(trips)
      .set({ stops: sql`${trips.stops} + 1` })
      .where(eq(trips.id, 1))
    await rename(tx, 'Bangkok')
  })
  expect(sent()).toEqual(['update'])
  await db.transaction(async (tx) => {
    await rename(tx, 'Penang')
    await rename(tx, 'Kuching')
  })
  expect(await db.select().from(trips)).toEqual([{ id: 1, stops: 3, name: 'Kuching' }])
})

test('a failing write undoes all, and the error arrives', async () => {
  const failing = db.transaction(async (tx) => {
    await tx.insert(trips).values({ id: 1, stops: 0 })
    await note(tx, 'booked')
    await tx.select().from(trips)
    await tx.insert(steps).values({ tripId: 9, what: 'lost' })
  })
  await expect(failing).rejects.toMatchObject({ cause: { code: '23503' } })
  expect(await noted()).toEqual([])
  expect(pool.idleCount).toBe(pool.totalCount)
})

test('a failing part of one statement undoes the others, and the error names its table', async () => {
  const failing = db.transaction(async (tx) => {
    await tx.insert(trips).values({ id: 1, stops: 0 })
    await tx.insert(steps).values({ tripId: 9, what: 'lost' })
  })
  await expect(failing).rejects.toMatchObject({ cause: { code: '23503', table: 'step' } })
  expect(sent()).toEqual(['with'])
  expect(await db.select().from(trips)).toEqual([])
})

test('work that throws writes nothing', async () => {
  const failing = db.transaction(async (tx) => {
    await tx.insert(trips).values({ id: 1, stops: 0 })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(sent()).toEqual([])
})

test('what a nested transaction wrote is undone with it', async () => {
  await db.transaction(async (tx) => {
    await tx.insert(trips).values({ id: 1, stops: 0 })
    await note(tx, 'booked')
    await tx
      .transaction(async (inner) => {
        await note(inner, 'changed')
        throw new Error('no')
      })
      .catch(() => undefined)
    await note(tx, 'kept')
  })
  expect(await noted()).toEqual(['booked', 'kept'])
})

test('a statement with parts of its own ends the batch, whatever its texts name', async () => {
  await db.transaction(async (tx) => {
    await tx.insert(trips).values({ id: 1, stops: 0 })
    await tx.execute(
      sql`${sql.raw(unread)}with made as (select ${5}::integer as n, 'trip' as trips_name) select n from made`,
    )
    await note(tx, 'after')
  })
  expect(sent()).toEqual(['with'])
})

test('how many rows a waiting write changed can’t be asked', async () => {
  const asking = db.transaction(async (tx) => (await rename(tx, 'Ipoh')).rowCount)
  await expect(asking).rejects.toThrow('add returning')
})

test('a connection whose prepared statement no longer fits its table is closed', async () => {
  const one = new pg.Pool({ connectionString, max: 1 })
  one.on('error', () => undefined)
  const read = () =>
    databaseOn(one).transaction(async (tx) =>
      tx.select({ name: trips.name }).from(trips).prepare('names').execute(),
    )
  await one.query("insert into trip values (1, 0, '7')")
  expect(await read()).toEqual([{ name: '7' }])
  await pool.query('alter table trip alter name type varchar(9)')
  await expect(read()).rejects.toMatchObject({ cause: { code: '0A000' } })
  expect(await read()).toEqual([{ name: '7' }])
  await one.end()
})
