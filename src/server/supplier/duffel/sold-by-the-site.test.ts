import { expect, test, vi } from 'vitest'
import { bookFitting } from '../../../../test/support/book-fitting.ts'
import { openDuffelApi } from '../../../../test/support/duffel/duffel-api.ts'
import { eventually, openShop } from '../../../../test/support/shop.ts'
import { signInStaff } from '../../../../test/support/staff.ts'
import { filledDraft, inDays, searchRequest } from '../../../../test/support/traveller.ts'
import type { AfterSales, RefundQuote } from '../../../contract/aftersales/after-sales.ts'
import type { searchDeskOrders } from '../../../contract/desk/order/found-orders.ts'
import type { ResultOf } from '../../../contract/endpoint.ts'
import { lookForChanges } from '../../flight/schedule-change/jobs.ts'

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

type Traveller = ReturnType<typeof shop.traveller>

async function pay(traveller: Traveller, booking: Awaited<ReturnType<Traveller['book']>>) {
  const { result: order } = await traveller.submit(booking, filledDraft(booking))
  const { result: session } = await traveller.startPaying(order.trxId)
  await traveller.payByCard(session.redirect)
  await traveller.settle(order.trxId)
  /** Returns the order once it has this status. */
  const becomes = (status: string) =>
    eventually(async () => {
      const { result } = await traveller.order(order.orderCode)
      return result.status === status && result
    })
  return { booking, becomes, path: `/order/${order.orderCode}` }
}

async function family() {
  const traveller = shop.traveller()
  return pay(traveller, await traveller.book(thereAndBack))
}

/** Returns a ticketed flight with a refundable fare. */
async function flexible() {
  const traveller = shop.traveller()
  const oneWay = searchRequest({ slices: thereAndBack.slices.slice(0, 1) })
  const fits = await bookFitting(traveller, oneWay, ({ refund }) => refund.kind === 'allowed')
  const { becomes, path } = await pay(traveller, fits)
  return { traveller, becomes, path, order: await becomes('confirmed') }
}

test('a family buys a return trip at Duffel: held, paid, and ticketed', async () => {
  const { booking, becomes } = await family()
  const confirmed = await becomes('confirmed')
  expect(confirmed.paid).toEqual(booking.total)
  expect(confirmed.items).toHaveLength(2)
  const orders = [...api.orders.values()].slice(-2)
  for (const { payment_status, metadata } of orders) {
    expect(payment_status.paid_at).toBeTruthy()
    expect(metadata).toEqual(orders[0]?.metadata)
  }
  // Duffel's support names an order by its id.
  const support = await signInStaff(shop, ['support'])
  const found = await support.must(
    support.call<ResultOf<typeof searchDeskOrders>>('GET', `/desk/orders?q=${orders[0]?.id}`),
  )
  expect(found.orders.map(({ orderCode }) => orderCode)).toEqual([confirmed.orderCode])
})

test('a flight whose payment Duffel refuses is not sold: the money is refunded', async () => {
  api.fail('POST payments', { mode: 'refused', status: 422, code: 'schedule_changed' })
  const refunded = await (await family()).becomes('refunded')
  expect(refunded.items.every(({ flight }) => flight?.tickets.length === 0)).toBe(true)
})

test('Duffel’s tickets are cancelled for the refund it quotes', async () => {
  const { traveller, becomes, path, order } = await flexible()
  const itemIds = order.items.map(({ id }) => id)
  const quote = await traveller.must(
    traveller.call<RefundQuote>('POST', `${path}/refund-quotes`, { itemIds }),
  )
  const [paid, fee] = quote.lines
  expect(paid?.amount).toEqual(order.total)
  expect(fee?.amount.amount).toBeLessThan(0)
  await traveller.must(traveller.call('POST', `${path}/quotes/${quote.quoteId}/confirm`, {}))
  const cancelled = await becomes('cancelled')
  expect([...api.orders.values()].at(-1)?.cancelled_at).toBeTruthy()
  await eventually(async () => (await becomes('cancelled')).refunded.amount === quote.amount.amount)
  expect(cancelled.items[0]?.state).toBe('cancelled')
})

test('a schedule change reported by Duffel opens a notice, and can be accepted there', async () => {
  const { traveller, path } = await flexible()
  const { metadata } = [...api.orders.values()].at(-1) ?? {}
  await api.changeSchedule(metadata?.reference ?? '', 60)
  const { db, jobs } = shop.platform
  await jobs.enqueue(db, lookForChanges, {})
  const newest = async () => {
    const reply = traveller.call<AfterSales>('GET', `${path}/after-sales`)
    return (await traveller.must(reply)).notices[0]
  }
  const notice = await eventually(newest)
  await traveller.must(traveller.call('POST', `${path}/notices/${notice.noticeId}/accept`, {}))
  await eventually(async () => (await newest())?.state === 'accepted')
  const { result: order } = await traveller.order(path.split('/').at(-1) ?? '')
  expect(order.items[0]?.flight?.offer.slice.departure).toBe(notice.after?.departure)
})
