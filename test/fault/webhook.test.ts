import { afterAll, beforeEach, expect, test } from 'vitest'
import type { OrderStatus } from '../../src/contract/order/order.ts'
import { signatureHeader, signNotice } from '../../src/sandbox/gateway/signature.ts'
import { startServer } from '../../src/server/start-server.ts'
import { testConfig } from '../support/platform.ts'
import { eventually } from '../support/shop.ts'
import { createTraveller, searchRequest, sendAsSite, type Traveller } from '../support/traveller.ts'

const server = await startServer(await testConfig(), {
  pages: {
    handlePage: async () => new Response('a page'),
    assets: undefined,
    close: async () => {},
  },
})
afterAll(() => server.stop())
const { connection, signer } = server.platform
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

beforeEach(async () => {
  traveller = createTraveller(send, server.address)
  const booking = await traveller.book(request)
  total = booking.total.amount
  order = await traveller.must(traveller.submit(booking))
  const { redirect } = await traveller.must(traveller.startPaying(order.trxId))
  page = `${server.address}${new URL(redirect).pathname}`
  payment = await one(
    `select p.id as it from payment p join "order" o on o.id = p.order_id where o.code = $1`,
  )
})

/** Returns the one value of a query about the order of this test. */
const one = async (query: string) =>
  String((await connection.pool.query<{ it: unknown }>(query, [order.orderCode])).rows[0]?.it)

/** Sends a notice over the network; returns the status. */
async function notice(
  what: string,
  { of = payment, key = secret, at = Date.now(), sent = (body: string) => body } = {},
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
  const booked = `select count(*) as it from ledger_entry e join "order" o on o.id = e.order_id
    where o.code = $1 and movement like 'capture:%' and account = 'gateway'`
  expect(await one(booked)).toBe('1')
  const mails = `select count(*) as it from mail where subject like '%' || $1`
  await eventually(async () => (await one(mails)) === '1')
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
  expect(
    await one(`select p.state as it from payment p join "order" o on o.id = p.order_id
    where o.code = $1`),
  ).toBe('captured')
})

test('a notice that isn’t the gateway’s own, complete and recent is rejected, and changes nothing', async () => {
  const minute = 60_000
  expect(await notice('captured', { key: 'not it' })).toBe(400)
  expect(await notice('captured', { at: Date.now() - 6 * minute })).toBe(400)
  expect(await notice('captured', { at: Date.now() + 6 * minute })).toBe(400)
  expect(await notice('captured', { sent: (body) => body.replace('captured', 'declined') })).toBe(
    400,
  )
  expect(await notice('captured', { sent: (body) => `${body} ` })).toBe(400)
  const bare = await traveller.call('POST', '/webhooks/sandbox', { payment })
  expect(bare).toMatchObject({ status: 400, error: 'WEBHOOK_SIGNATURE_INVALID' })
  expect((await traveller.call('POST', '/webhooks/nobody', {})).error).toBe('NOT_FOUND')
  await becomes('awaiting_payment')
})
