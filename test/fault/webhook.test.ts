import { afterAll, beforeEach, expect, test } from 'vitest'
import type { OrderStatus } from '../../src/contract/order/order.ts'
import { signatureHeader, signNotice } from '../../src/sandbox/gateway/signature.ts'
import { findOrderByTrx } from '../../src/server/order/order-store.ts'
import { startServer } from '../../src/server/start-server.ts'
import { orderRecords } from '../support/order-records.ts'
import { testConfig } from '../support/platform.ts'
import { eventually } from '../support/shop.ts'
import { testNow } from '../support/test-clock.ts'
import { createTraveller, searchRequest, sendAsSite, type Traveller } from '../support/traveller.ts'

const server = await startServer(await testConfig(), {
  warm: false,
  pages: {
    handlePage: async () => new Response('a page'),
    assets: undefined,
    close: async () => {},
  },
})
afterAll(() => server.stop())
const { platform } = server
if (!platform) throw new Error('this server has every role')
const { db, signer } = platform
const orders = { byPayable: (trxId: string) => findOrderByTrx(db, trxId) }
const webhook = `${server.address}/front/v1/webhooks/sandbox`
const secret = signer.sign('sandbox gateway', 'webhook')

const request = searchRequest()
const send = sendAsSite(signer, request.slices)

let traveller: Traveller
let order: { orderCode: string; trxId: string }
let total: number
/** The gateway's page, and our reference of the payment attempt. */
let page: string
let payment: string
let records: ReturnType<typeof orderRecords>

beforeEach(async () => {
  traveller = createTraveller(send, server.address)
  const booking = await traveller.book(request)
  total = booking.total.amount
  order = await traveller.must(traveller.submit(booking))
  const { redirect } = await traveller.must(traveller.startPaying(order.trxId))
  page = `${server.address}${new URL(redirect).pathname}`
  records = orderRecords({ platform, orders }, order.trxId)
  payment = (await records.payments())[0]?.id ?? ''
})

/** Sends a notice over the network; returns the status. */
async function notice(
  what: string,
  { of = payment, key = secret, at = testNow(), sent = (body: string) => body } = {},
): Promise<number> {
  const body = JSON.stringify({ id: crypto.randomUUID(), type: `payment.${what}`, payment: of })
  const headers = { [signatureHeader]: signNotice(key, body, at) }
  const response = await fetch(webhook, { method: 'POST', body: sent(body), headers })
  await response.body?.cancel()
  return response.status
}

const becomes = (status: OrderStatus) =>
  eventually(async () => {
    const found = await traveller.must(traveller.order(order.orderCode))
    return found.status === status && found
  })

async function isPaidOnce(): Promise<void> {
  const { history, paid, refunded } = await becomes('confirmed')
  expect([paid.amount, refunded.amount]).toEqual([total, 0])
  const whats = history.map(({ event }) => event)
  for (const what of ['payment.captured', 'reservation.confirming', 'reservation.confirmed']) {
    expect(whats.filter((each) => each === what)).toEqual([what])
  }
  expect(await records.books()).toMatchObject({ gateway: total })
  await eventually(async () => (await records.mails()).length === 1)
}

test('the same notice five times, sequentially and concurrently, is one payment', async () => {
  await traveller.payByCard(page)
  for (let time = 0; time < 5; time += 1) expect(await notice('captured')).toBe(200)
  const atOnce = await Promise.all(Array.from({ length: 5 }, () => notice('captured')))
  expect(atOnce).toEqual([200, 200, 200, 200, 200])
  await isPaidOnce()
  for (let time = 0; time < 5; time += 1) expect(await notice('captured')).toBe(200)
  await isPaidOnce()
})

test('notices in any order only trigger a look-up: their content isn’t trusted', async () => {
  // About a payment that isn't known here, or not yet.
  expect(await notice('captured', { of: crypto.randomUUID() })).toBe(200)
  // "Captured" and "expired" before the payer has done anything.
  expect(await notice('captured')).toBe(200)
  expect(await notice('expired')).toBe(200)
  const { paid } = await becomes('awaiting_payment')
  expect(paid.amount).toBe(0)
  await traveller.payByCard(page)
  // Late ones, after the payment.
  for (const what of ['expired', 'declined', 'action_required', 'created', 'cancelled']) {
    expect(await notice(what)).toBe(200)
  }
  await isPaidOnce()
  expect((await records.payments()).map(({ state }) => state)).toEqual(['captured'])
})

test('a notice that isn’t the gateway’s own, complete and recent is rejected, and changes nothing', async () => {
  const minute = 60_000
  expect(await notice('captured', { key: 'not it' })).toBe(400)
  expect(await notice('captured', { at: testNow() - 6 * minute })).toBe(400)
  expect(await notice('captured', { at: testNow() + 6 * minute })).toBe(400)
  expect(await notice('captured', { sent: (body) => body.replace('captured', 'declined') })).toBe(
    400,
  )
  expect(await notice('captured', { sent: (body) => `${body} ` })).toBe(400)
  const bare = await traveller.call('POST', '/webhooks/sandbox', { payment })
  expect(bare).toMatchObject({ status: 400, error: 'WEBHOOK_SIGNATURE_INVALID' })
  expect((await traveller.call('POST', '/webhooks/nobody', {})).error).toBe('NOT_FOUND')
  await becomes('awaiting_payment')
})
