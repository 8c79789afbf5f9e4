import { expect, test } from 'vitest'
import { testPlatform } from '../../../../test/support/platform.ts'

const { connection } = await testPlatform({ DATABASE_POOL: '2', DATABASE_CONNECT_TIMEOUT: '0.5' })
const { db, pool } = connection

test('a transaction that could not begin gives its connection back', async () => {
  // A connection that is cut just then fails in the same place.
  const failing = () => db.transaction(async () => 1, { isolationLevel: 'none such' as never })
  for (let time = 0; time < 3; time += 1) await expect(failing()).rejects.toThrow('begin')
  expect(await db.transaction(async () => 'done')).toBe('done')
  expect(pool.idleCount).toBe(pool.totalCount)
})
