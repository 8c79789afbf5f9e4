import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../../../../test/support/database.ts'
import { testPlatform } from '../../../../test/support/platform.ts'
import { createLog } from '../monitoring/log.ts'
import type { Database } from './database.ts'
import { openReplica } from './replica.ts'

const { connection, db } = await testPlatform()
const log = createLog('silent')
// Another database instead of a copy shows which of the two was read.
const old = openReplica(await testDatabase(), connection, log)
afterAll(() => old.close())

const nameOf = async (db: Database): Promise<string | undefined> => {
  const { rows } = await db.execute<{ name: string }>(sql`select current_database() as name`)
  return rows[0]?.name
}
const own = await nameOf(db)

test('the replica is read; what it doesn’t have is read from the database itself', async () => {
  expect(await old.readOld(nameOf)).not.toBe(own)
  const missing = async (db: Database) => ((await nameOf(db)) === own ? 'found' : undefined)
  expect(await old.readOld(missing)).toBe('found')
})

test('without a replica, or while it can’t be reached, the database itself is read', async () => {
  expect(await openReplica(undefined, connection, log).readOld(nameOf)).toBe(own)
  const lost = openReplica('postgres://nobody@127.0.0.1:1/none', connection, log)
  expect(await lost.readOld(nameOf)).toBe(own)
  let asked = 0
  await lost.readOld(async () => (asked += 1))
  // It isn't tried again for a while.
  expect(asked).toBe(1)
  await lost.close()
})

test('an error of the query itself isn’t hidden', async () => {
  await expect(old.readOld((db) => db.execute(sql`select nothing`))).rejects.toThrow()
})
