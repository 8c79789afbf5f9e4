import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { copyOrders } from '../../../test/support/copied-orders.ts'
import { eventually, openShop } from '../../../test/support/shop.ts'
import { inDays, searchRequest } from '../../../test/support/traveller.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { days } from '../platform/duration.ts'
import { endedWithNumbers } from './document-store.ts'
import { createEraseDocuments, sealEarlierOrders } from './erase-documents.ts'

const shop = await openShop()
const { platform } = shop
const { clock, connection } = platform
const traveller = shop.traveller()

async function ordered(back: number): Promise<string> {
  const booking = await traveller.book(
    searchRequest({
      tripType: 'roundtrip',
      slices: [
        { from: 'KUL', to: 'BKK', date: inDays(20) },
        { from: 'BKK', to: 'KUL', date: inDays(back) },
      ],
    }),
  )
  return (await traveller.must(traveller.submit(booking))).orderCode
}
const passengersOf = async (code: string) => {
  const sql = `select travellers from order_item i join "order" o on o.id = i.order_id
    where o.code = $1 order by position`
  return (await connection.pool.query(sql, [code])).rows[0].travellers
}
const shown = async (code: string) =>
  (await traveller.must(traveller.order(code))).items[0]?.travellers[0]?.passport

test('numbers that an earlier version stored in plain text are encrypted, and shown as before', async () => {
  const code = await ordered(30)
  const sql = `update order_item i set travellers = jsonb_set(travellers, '{0}',
    (travellers -> 0) - array['passportSealed', 'passportLastFour'] || '{"passportNumber": "PLAIN4711"}')
    from "order" o where o.id = i.order_id and o.code = $1`
  await connection.pool.query(sql, [code])
  expect(await shown(code)).toBe('••••4711')
  expect(await sealEarlierOrders(platform)).toBe(2)
  expect(JSON.stringify(await passengersOf(code))).not.toContain('PLAIN4711')
  expect(await shown(code)).toBe('••••4711')
})

test('however many are due, they are erased a batch at a time, and a stopping server goes on later', async () => {
  const another = shop.traveller()
  const { orderCode: code } = await another.must(
    another.submit(await another.book(searchRequest())),
  )
  await copyOrders(connection.url, code, { first: 1, last: 1300 })
  await connection.pool.query("update order_item set ends_at = '2040-01-01'")
  await connection.pool.query('analyze order_item')
  const { rows } = await connection.pool.query(`update order_item i set ends_at = '2020-01-01'
    from "order" o where o.id = i.order_id and o.owner like 'device-%' returning i.id`)
  // Though its statistics are of a time when nothing was due, no batch may read all that are due now.
  const read = await inTransaction(platform.db, async (tx) => {
    const rowsRead = async () => {
      const { rows: counted } = await tx.execute<{ read: number }>(
        sql`select (seq_tup_read + idx_tup_fetch)::integer as read
          from pg_stat_xact_user_tables where relname = 'order_item'`,
      )
      return counted[0]?.read ?? 0
    }
    const before = await rowsRead()
    await endedWithNumbers(tx, clock.date(), { last: undefined, limit: 100 })
    return (await rowsRead()) - before
  })
  expect(read).toBeLessThanOrEqual(100)
  const erase = createEraseDocuments(platform)
  const stopping = new AbortController()
  const left = async () => {
    const sql = `select count(*)::integer as left from order_item where ends_at = '2020-01-01'
      and jsonb_path_exists(travellers, '$[*] ? (@.passportSealed != "")')`
    return (await connection.pool.query(sql)).rows[0].left
  }
  expect(await left()).toBe(rows.length)
  const stopped = erase(stopping.signal)
  const isBegun = async () => (await left()) < rows.length
  await eventually(isBegun)
  stopping.abort()
  await stopped.catch(() => undefined)
  await erase()
  expect(await left()).toBe(0)
})

test('numbers are erased after the last flight has landed; names are kept', async () => {
  const erase = createEraseDocuments(platform)
  const [early, late] = [await ordered(25), await ordered(40)]
  clock.advance(days(22))
  expect(await erase()).toBe(0)
  expect([await shown(early), await shown(late)]).toEqual(['••••5670', '••••5670'])
  clock.advance(days(7))
  // Both journeys.
  expect(await erase()).toBe(2)
  expect([await shown(early), await shown(late)]).toEqual([undefined, '••••5670'])
  expect(await passengersOf(early)).toEqual([
    expect.objectContaining({ surname: 'TAN', passportSealed: '', passportLastFour: '' }),
  ])
})
