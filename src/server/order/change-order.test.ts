import { expect, test } from 'vitest'
import { openShop } from '../../../test/support/shop.ts'
import { searchRequest } from '../../../test/support/traveller.ts'
import { changeOrder } from './change-order.ts'
import { findOrderByCode, historyOf, note, setOrder } from './order-store.ts'
import type { WholeOrder } from './whole-order.ts'

const shop = await openShop()
const { db, clock } = shop.platform

async function placed(): Promise<WholeOrder> {
  const traveller = shop.traveller()
  const { orderCode } = await traveller.must(
    traveller.submit(await traveller.book(searchRequest())),
  )
  return read(orderCode)
}

async function read(code: string): Promise<WholeOrder> {
  const order = await findOrderByCode(db, code)
  if (!order) throw new Error(`no order ${code}`)
  return order
}

test('an order that nobody changed meanwhile is changed as it was read', async () => {
  const order = await placed()
  const seen = await changeOrder(db, order, async (tx, now, asRead) => {
    await note(tx, now.id, 'test', clock.date())
    return { asRead, version: now.version }
  })
  expect(seen).toEqual({ asRead: true, version: order.version + 1 })
  expect((await read(order.code)).version).toBe(seen.version)
})

test('one that has changed is read again, and what was written from the old one is undone', async () => {
  const order = await placed()
  await changeOrder(db, order, (tx) => setOrder(tx, order.id, { refunded: 5 }))
  const found: number[] = []
  await changeOrder(db, order, async (tx, now) => {
    found.push(now.refunded)
    await note(tx, now.id, `test ${now.refunded}`, clock.date())
    await setOrder(tx, now.id, { refunded: now.refunded + 1 })
  })
  expect(found).toEqual([0, 5])
  expect((await read(order.code)).refunded).toBe(6)
  const tests = (await historyOf(db, order.id)).filter(({ what }) => what.startsWith('test'))
  expect(tests.map(({ what }) => what)).toEqual(['test 5'])
})

test('of changes at the same moment each sees those before it', async () => {
  const order = await placed()
  const add = () =>
    changeOrder(db, order, (tx, now) => setOrder(tx, now.id, { refunded: now.refunded + 1 }))
  await Promise.all(Array.from({ length: 12 }, add))
  expect((await read(order.code)).refunded).toBe(12)
})

test('an error of the work is thrown, and nothing is written', async () => {
  const order = await placed()
  const failing = changeOrder(db, order, async (tx, now) => {
    await setOrder(tx, now.id, { refunded: 9 })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await read(order.code)).toMatchObject({ refunded: 0, version: order.version })
})
