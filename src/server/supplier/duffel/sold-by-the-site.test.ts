import { expect, test, vi } from 'vitest'
import { openDuffelApi } from '../../../../test/support/duffel-api.ts'
import { eventually, openShop } from '../../../../test/support/shop.ts'
import { filledDraft, inDays, searchRequest } from '../../../../test/support/traveller.ts'

const api = await openDuffelApi()
const send = globalThis.fetch
vi.stubGlobal('fetch', (url: URL | string, init?: RequestInit) =>
  send(String(url).replace('https://api.duffel.com', api.url), init),
)
const shop = await openShop({ DUFFEL_TOKEN: api.token })

const thereAndBack = searchRequest({
  tripType: 'roundtrip',
  slices: [
    { from: 'LHR', to: 'JFK', date: inDays(42) },
    { from: 'JFK', to: 'LHR', date: inDays(49) },
  ],
  passengers: { adult: 2, child: 1, infant: 1 },
})

async function paid() {
  const traveller = shop.traveller()
  const booking = await traveller.book(thereAndBack)
  const { result: order } = await traveller.submit(booking, filledDraft(booking))
  const { result: session } = await traveller.startPaying(order.trxId)
  await traveller.payByCard(session.redirect)
  return { traveller, booking, order }
}

test('a family buys flights there and back at Duffel: held, paid, and ticketed', async () => {
  const { traveller, booking, order } = await paid()
  await traveller.settle(order.trxId)
  const confirmed = await eventually(async () => {
    const { result } = await traveller.order(order.orderCode)
    return result.status === 'confirmed' && result
  })
  expect(confirmed.paid).toEqual(booking.total)
  expect(confirmed.items).toHaveLength(2)
  const orders = [...api.orders.values()].slice(-2)
  for (const { payment_status, metadata } of orders) {
    expect(payment_status.paid_at).toBeTruthy()
    expect(metadata).toEqual(orders[0]?.metadata)
  }
})

test('a flight whose payment Duffel refuses is not sold: the money goes back', async () => {
  api.fail('POST payments', { mode: 'refused', status: 422, code: 'schedule_changed' })
  const { traveller, order } = await paid()
  await traveller.settle(order.trxId)
  const refunded = await eventually(async () => {
    const { result } = await traveller.order(order.orderCode)
    return result.status === 'refunded' && result
  })
  expect(refunded.items.every(({ tickets }) => tickets.length === 0)).toBe(true)
})
