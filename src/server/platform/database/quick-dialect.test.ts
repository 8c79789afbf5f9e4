import { and, asc, count, eq, exists, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres'
import {
  alias,
  integer,
  jsonb,
  PgDialect,
  pgEnum,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import { QuickDialect } from './quick-dialect.ts'

const state = pgEnum('state', ['open', 'done'])
const trips = pgTable('trip', {
  id: uuid().primaryKey(),
  ownerName: text(),
  stopCount: integer().notNull().default(0),
  details: jsonb(),
  leavesAt: timestamp({ withTimezone: true, mode: 'date' }),
  state: state(),
})
const legs = pgTable('leg', { id: integer().primaryKey(), tripId: uuid().notNull() })

const databaseWith = (dialect: PgDialect) =>
  new NodePgDatabase(dialect, new NodePgSession({} as Pool, dialect, undefined), undefined)
const casing = 'snake_case'
const [theirs, ours] = [new PgDialect({ casing }), new QuickDialect({ casing })].map(databaseWith)
type Db = NonNullable<typeof ours>

const at = new Date('2026-11-23T05:00:00Z')
const others = alias(trips, 'other')

const statements: Record<string, (db: Db) => { toSQL(): { sql: string; params: unknown[] } }> = {
  'a select': (db) => db.select().from(trips).where(eq(trips.id, 'a')),
  'a select of parts, ordered and locked': (db) =>
    db
      .select({
        owner: trips.ownerName,
        total: sql<number>`sum(${trips.stopCount})`.mapWith(Number),
      })
      .from(trips)
      .where(and(isNull(trips.details), inArray(trips.stopCount, [1, 2, 3])))
      .groupBy(trips.ownerName)
      .orderBy(asc(trips.leavesAt))
      .limit(5)
      .for('update', { skipLocked: true }),
  'a name for what is selected': (db) => {
    const stops = sql<number>`${trips.stopCount} + 1`.as('stops')
    return db.select({ stops }).from(trips).orderBy(stops)
  },
  'a join, and a table under another name': (db) =>
    db
      .select({ one: trips.id, two: others.id })
      .from(trips)
      .innerJoin(legs, eq(legs.tripId, trips.id))
      .leftJoin(others, eq(others.ownerName, trips.ownerName)),
  'a select within a condition': (db) =>
    db
      .select({ n: count() })
      .from(trips)
      .where(exists(db.select({ id: legs.id }).from(legs).where(eq(legs.tripId, trips.id)))),
  'a select from a select': (db) => {
    const few = db.select().from(trips).where(eq(trips.stopCount, 0)).as('few')
    return db.select({ id: few.id }).from(few)
  },
  'an insert of several rows': (db) =>
    db.insert(trips).values([
      { id: 'a', ownerName: "O'Hara", details: { seats: [1, null] }, leavesAt: at },
      { id: 'b', ownerName: null, stopCount: 2, state: 'open' },
    ]),
  'an insert that returns what it inserted': (db) =>
    db
      .insert(trips)
      .values({ id: 'a', stopCount: sql`1 + ${2}` })
      .onConflictDoUpdate({
        target: trips.id,
        set: { leavesAt: at },
        setWhere: sql`excluded.id > ${'b'}`,
      })
      .returning(),
  'an update': (db) =>
    db
      .update(trips)
      .set({ stopCount: sql`${trips.stopCount} + ${1}`, leavesAt: at, details: null })
      .where(eq(trips.ownerName, 'a')),
  'an update within a statement': (db) => {
    const moved = db.$with('moved').as(db.update(trips).set({ stopCount: 1 }).returning())
    return db.with(moved).select().from(moved)
  },
  'a delete': (db) => db.delete(trips).where(eq(trips.stopCount, 1)).returning({ id: trips.id }),
  'a statement to prepare': (db) =>
    db
      .select()
      .from(trips)
      .where(eq(trips.id, sql.placeholder('id')))
      .limit(sql.placeholder('most')),
}

test.each(Object.entries(statements))('%s is written as Drizzle writes it', (_, make) => {
  expect(ours && make(ours).toSQL()).toEqual(theirs && make(theirs).toSQL())
})

const texts: Record<string, SQL> = {
  'values of all kinds': sql`select ${1}, ${'a'}, ${null}, ${true}, ${2n}, ${at}, ${Buffer.from('a')}, ${undefined}`,
  'a list': sql`${trips.id} in ${['a', 'b']} or ${[]}`,
  'values in the text': sql`select ${sql`${'it’s'} || ${1}`.inlineParams()}, ${2}`,
  'a name, a table, and a kind': sql`${sql.identifier('odd "name"')} ${trips} ${state}`,
}

test.each(Object.entries(texts))('%s are written as Drizzle writes them', (_, text) => {
  const [expected, written] = [new PgDialect({ casing }), new QuickDialect({ casing })].map(
    (dialect) => dialect.sqlToQuery(text),
  )
  expect(written).toMatchObject({ sql: expected?.sql, params: expected?.params })
})
