import { expect, test } from 'vitest'
import { openShop } from '../../test/support/shop.ts'
import { searchRequest } from '../../test/support/traveller.ts'
import { checkDocumentKeys } from './check-document-keys.ts'
import { newId } from './platform/ids.ts'
import { createSeal } from './platform/secrets/seal.ts'
import { pushSubscriptions } from './push/tables.ts'
import { sealAllAgain } from './seal-again.ts'

const [old, fresh] = ['o'.repeat(40), 'f'.repeat(40)]
const shop = await openShop({ DOCUMENT_KEYS: old })
const { platform } = shop
const { connection, db, clock, seal } = platform
const both = { ...platform, seal: createSeal([fresh, old]) }
const [oldName = ''] = both.seal.older

/** Returns the tables with something that the old key sealed. */
async function tablesWithOld(): Promise<string[]> {
  const { rows: tables } = await connection.pool.query<{ name: string }>(
    `select format('%I', table_name) as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rowCount } = await connection.pool.query(
      `select from ${name} as t where t::text like $1 limit 1`,
      [`%${oldName}.%`],
    )
    if (rowCount) found.push(name)
  }
  return found
}

test('everything that an older key sealed is sealed with the newest, so that the older one can be removed', async () => {
  const traveller = shop.traveller()
  const booking = await traveller.book(searchRequest())
  const { orderCode } = await traveller.must(traveller.submit(booking))
  const id = newId()
  const kept = { device: 'd', about: 'order:x', language: 'en', events: [], chosenAt: clock.date() }
  await db.insert(pushSubscriptions).values({ id, ...kept, target: seal.lock('{}', id) })
  const wishes = seal.lock('{"requests":"A cot","needs":[]}', 'stay-1')
  await connection.pool.query(
    `update order_item set details = details || jsonb_build_object('sealedWishes', $1::text, 'bookId', 'stay-1')`,
    [wishes],
  )
  const before = await tablesWithOld()
  expect(before).toEqual(
    expect.arrayContaining([
      'affiliate',
      'booking',
      'order_item',
      'push_subscription',
      'staff_member',
    ]),
  )

  const left = { ...platform, seal: createSeal([fresh]) }
  await expect(checkDocumentKeys(left)).rejects.toThrow('second factors of staff')
  expect(await sealAllAgain(both)).toBeGreaterThan(before.length)
  expect(await tablesWithOld()).toEqual([])
  await expect(checkDocumentKeys(left)).resolves.toBeUndefined()
  const { rows } = await connection.pool.query(
    `select order_id, travellers -> 0 ->> 'passportSealed' as number, details ->> 'sealedWishes' as wishes
    from order_item join "order" on "order".id = order_id where code = $1`,
    [orderCode],
  )
  expect(left.seal.open(rows[0].number, rows[0].order_id)).toMatch(/5670$/)
  expect(left.seal.open(rows[0].wishes, 'stay-1')).toContain('A cot')
  expect(await sealAllAgain(both)).toBe(0)
  // With one key there is nothing to look for.
  expect(await sealAllAgain(left)).toBe(0)
})
