import { expect, test } from 'vitest'
import { eventually, openShop } from '../../test/support/shop.ts'
import { searchRequest } from '../../test/support/traveller.ts'

const shop = await openShop()

test('a traveller searches, books, pays and holds an e-ticket', async () => {
  const traveller = shop.traveller()
  const booking = await traveller.book(searchRequest())
  const { result: order } = await traveller.submit(booking)
  const { result: session } = await traveller.startPaying(order.trxId)
  const back = await traveller.payByCard(session.redirect)
  expect(back.headers.get('location')).toBe(`${shop.origin}/en/pay/${order.trxId}/confirmation`)
  await traveller.settle(order.trxId)

  const confirmed = await eventually(async () => {
    const { result } = await traveller.order(order.orderCode)
    return result.status === 'confirmed' && result
  })
  expect(confirmed.paid).toEqual(booking.total)
  expect(confirmed.items[0]?.flight?.tickets[0]?.number).toMatch(/^\d{13}$/)
})
