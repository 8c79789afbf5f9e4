import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AfterSales, RefundQuote } from '../../src/contract/aftersales/after-sales.ts'
import type { Order, OrderGrant } from '../../src/contract/order/order.ts'
import type { Payable } from '../../src/contract/payment/payment.ts'
import { supplierProfiles } from '../../src/sandbox/flight/supplier-profile.ts'
import { createApp } from '../../src/server/app.ts'
import { sweepOrders } from '../../src/server/order/jobs.ts'
import { shortenSearchBacklog } from '../../src/server/order/search/make-searchable.ts'
import { findMatching } from '../../src/server/order/search/search-store.ts'
import { searchQuery } from '../../src/server/order/search/search-terms.ts'
import { searchableOrders } from '../../src/server/order/search/tables.ts'
import { orders } from '../../src/server/order/tables.ts'
import type { MovableClock } from '../../src/server/platform/clock.ts'
import { migrateDatabase } from '../../src/server/platform/database/migrate.ts'
import { milliseconds } from '../../src/server/platform/duration.ts'
import { createSite } from '../../src/server/platform/http/site/site.ts'
import type { Platform } from '../../src/server/platform/platform.ts'
import { testPlatform } from '../support/platform.ts'
import { eventually } from '../support/shop.ts'
import { createTraveller } from '../support/traveller.ts'
import { documentKey, oldDatabase } from './old-database.ts'

// The site on the upgraded database, minutes after the dump. Its jobs only run for the last tests: until then nothing
// changes.
const now = Date.parse('2026-11-22T17:20:00Z')
const clock: MovableClock = {
  now: () => now,
  date: () => new Date(now),
  ahead: () => milliseconds(0),
  aheadOfMachine: () => milliseconds(0),
  outside: () => now,
  advance: () => undefined,
  follow: () => undefined,
}
const url = await oldDatabase()
await migrateDatabase(url)
const settings = { DATABASE_URL: url, DOCUMENT_KEYS: documentKey, TRUST_PROXY: '1' }
const platform: Platform = { ...(await testPlatform(settings)), clock }
const app = await createApp(platform)
const pages = {
  handlePage: async () => new Response('a page'),
  assets: undefined,
  close: async () => {},
}
const site = createSite({ ...app, platform, pages, isStopping: () => false })

/** Returns the order as read by its own device, or by a guest with its number and address. */
async function read(code: string) {
  const { rows } = await platform.db.execute<{ owner: string; email: string }>(
    sql`select owner, email from "order" where code = ${code}`,
  )
  const [{ owner, email } = { owner: '', email: '' }] = rows
  const device = createTraveller(
    async (request) => site.fetch(await app.fromPage(request)),
    platform.config.PUBLIC_ORIGIN,
    owner,
  )
  const { call, must } = device
  const { grant } = await must(
    call<OrderGrant>('POST', '/order/look-up', { orderCode: code, email }),
  )
  const get = <T>(path: string) =>
    must(call<T>('GET', path, undefined, { 'x-order-access': grant }))
  return {
    device,
    order: () => get<Order>(`/order/${code}`),
    afterSales: () => get<AfterSales>(`/order/${code}/after-sales`),
    payable: (trxId: string) => get<Payable>(`/pay/${trxId}`),
  }
}
const orderOf = async (code: string): Promise<Order> => (await read(code)).order()
const eventsOf = ({ history }: Order): string[] => history.map(({ event }) => event)

test.each([
  ['CANCNG', 'confirmed 37544 37544 0 in_progress'],
  ['CHANGN', 'confirmed 73163 73163 0 in_progress'],
  ['CHGBAD', 'confirmed 34529 34529 0 failed'],
  ['CHGDUE', 'confirmed 34529 34529 0 awaiting_payment'],
  ['CHGPAY', 'confirmed 66429 66429 0 completed'],
  ['CNFRMG', 'paid 37544 37544 0'],
  ['EXPRED', 'expired 36304 0 0'],
  ['HAEFTK', 'partly_confirmed 66313 66313 31784'],
  ['MEMBER', 'confirmed 37120 37120 0'],
  ['NTCACC', 'confirmed 36304 36304 0 accepted'],
  ['NTCNEW', 'confirmed 36304 36304 0 open'],
  ['PADTWC', 'confirmed 37120 37120 0'],
  ['PARTBK', 'confirmed 66313 66313 14029 completed'],
  ['PASTCD', 'confirmed 262315 262315 0'],
  ['REFUND', 'cancelled 36304 36304 28138 completed'],
  ['REFUSE', 'failed 66313 0 0'],
  ['RESERV', 'reserving 37544 0 0'],
  ['TARDY2', 'confirmed 36304 36304 0'],
  ['TCKBAD', 'refunded 37120 37120 37120'],
  ['TCKTED', 'confirmed 150626 150626 0'],
  ['UNKSEA', 'reserving 37544 0 0'],
  ['UNKTCK', 'paid 37544 37544 0'],
  ['UNPAY2', 'awaiting_payment 237250 0 0'],
])('%s: %s', async (code, expected) => {
  const { order, afterSales } = await read(code)
  const { status, total, paid, refunded, items, trxId } = await order()
  const { quotes, notices } = await afterSales()
  const facts = [
    ...[status, total.amount, paid.amount, refunded.amount],
    ...[...quotes, ...notices].map(({ state }) => state),
  ]
  expect(facts.join(' ')).toBe(expected)
  const lines = items.flatMap((item) => item.lines).filter(({ due }) => due === 'now')
  expect(lines.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(total.amount)
  expect((await (await read(code)).payable(trxId)).orderCode).toBe(code)
})

test('staff find orders once a job has gone through them, newest first', async () => {
  const count = async () => platform.db.$count(searchableOrders)
  const all = await platform.db.$count(orders)
  // What the test itself changes is found at once.
  expect(await count()).toBeLessThan(all)
  await shortenSearchBacklog(platform)
  expect(await count()).toBe(all)
  const query = searchQuery('UNPAY2')
  expect(await findMatching(platform.db, { query }, { after: undefined, limit: 2 })).toHaveLength(1)
  expect(await shortenSearchBacklog(platform)).toBe(0)
})

test('an order awaiting payment shows everything that was booked, and can be paid', async () => {
  const { order, payable } = await read('UNPAY2')
  const found = await order()
  expect(found).toMatchObject({
    reservedUntil: '2026-11-22T17:55:11.244Z',
    priceUntil: '2026-11-22T17:45:11.244Z',
  })
  expect(
    found.items.map(({ state, title, travellers, flight }) => ({
      state,
      title,
      codes: flight?.bookingCodes.map(({ code }) => code),
      travellers: travellers.map(({ givenName, passport }) => `${givenName} ${passport}`),
      bags: flight?.bags.filter(({ segment }) => segment === 0).map(({ bought }) => bought),
    })),
  ).toEqual([
    {
      state: 'held',
      title: 'Kuala Lumpur – Bangkok',
      codes: ['WPXQAP'],
      travellers: ['MEI A ••••5670', 'MEI B ••••5671', 'MEI C ••••5672'],
      bags: [[15, 20], [], [20]],
    },
    {
      state: 'held',
      title: 'Bangkok – Kuala Lumpur',
      codes: ['NTKHDE'],
      travellers: ['MEI A ••••5670', 'MEI B ••••5671', 'MEI C ••••5672'],
      bags: [[15, 20], [], [20]],
    },
  ])
  expect(await payable(found.trxId)).toMatchObject({
    orderStatus: 'awaiting_payment',
    payUntil: '2026-11-22T17:45:11.244Z',
    total: { amount: 237_250, currency: 'MYR' },
    payment: null,
  })
})

test('each journey and traveller has their own tickets and booking codes', async () => {
  const { items } = await orderOf('TCKTED')
  expect(items.map(({ flight }) => flight?.tickets.map(({ number }) => number))).toEqual([
    ['4082100003205', '4082100003216'],
    ['4012100004001', '4012100004012'],
  ])
  const [old] = (await orderOf('PASTCD')).items
  expect(
    old?.flight?.bookingCodes.map(({ code, airlines }) => [
      code,
      ...airlines.map((each) => each.code),
    ]),
  ).toEqual([['QMWOFY', 'KL', 'HV']])
  expect(old?.travellers[0]?.passport).toBe('••••3210')
})

test('a change awaiting payment can be paid under its own trxId', async () => {
  const { afterSales, payable } = await read('CHGDUE')
  const [quote] = (await afterSales()).quotes
  if (quote?.kind !== 'change' || !quote.trxId) throw new Error('no change is quoted')
  expect(quote.lines.map(({ kind }) => kind)).toEqual(['price_difference', 'supplier_fee'])
  expect(await payable(quote.trxId)).toMatchObject({
    change: { state: 'awaiting_payment' },
    orderStatus: 'confirmed',
    total: { amount: 10_300, currency: 'MYR' },
    payUntil: '2026-11-22T17:45:14.133Z',
    items: [{ flight: { replaces: { id: quote.from.id }, offer: { id: quote.to.id } } }],
  })
})

test.each([
  ['CHGPAY', 'completed', 'captured'],
  ['CHGBAD', 'failed', 'refunded'],
])('the change of %s, which is %s, keeps its own payment', async (code, state, payment) => {
  const { order, afterSales, payable } = await read(code)
  const [quote] = (await afterSales()).quotes
  if (quote?.kind !== 'change' || !quote.trxId) throw new Error('no change is quoted')
  expect(await payable(quote.trxId)).toMatchObject({
    change: { state },
    payment: { state: payment },
    payUntil: null,
  })
  expect((await payable((await order()).trxId)).payment?.state).toBe('captured')
})

test('an airline’s announcement waits for an answer', async () => {
  const { order, afterSales } = await read('NTCNEW')
  const [item] = (await order()).items
  expect(item?.flight?.announced).toMatchObject({
    after: { departure: '2027-01-03T19:30' },
    answerBy: '2026-11-29T17:14:52.731Z',
  })
  const [notice] = (await afterSales()).notices
  expect(notice).toMatchObject({ itemId: item?.id, state: 'open' })
})

test('a cancelled part is shown with its refund', async () => {
  const { order, afterSales } = await read('PARTBK')
  const { items, history } = await order()
  expect(items.map(({ state }) => state)).toEqual(['cancelled', 'confirmed'])
  const { quotes, reservations } = await afterSales()
  expect(quotes).toMatchObject([
    { kind: 'refund', itemIds: [items[0]?.id], amount: { amount: 14_029 }, destination: 'card' },
  ])
  const kinds = ['paid', 'supplier_fee']
  const [quote] = quotes
  const parts = quote?.kind === 'refund' ? quote.parts : []
  expect([quote, ...parts].map((each) => each?.lines.map(({ kind }) => kind))).toEqual([
    kinds,
    kinds,
  ])
  expect(reservations).toEqual([{ itemIds: [items[1]?.id], refund: 'allowed' }])
  expect(history.at(-1)?.event).toBe('refund.done')
  expect(eventsOf(await orderOf('TARDY2'))).toEqual([
    'order.placed',
    'reservation.held',
    'payment.created',
    'payment.action_required',
    'payment.expired',
    'reservation.expired',
    'payment.captured',
    'reservation.reserving',
    'reservation.held',
    'reservation.confirming',
    'reservation.confirmed',
  ])
})

describe('with jobs running', () => {
  beforeAll(async () => {
    const suppliers = supplierProfiles.map(({ id }) => [id, { latencyMs: 0 }])
    app.world?.dials.change({ suppliers: Object.fromEntries(suppliers) })
    await platform.jobs.start()
  })
  afterAll(() => platform.jobs.stop())

  async function pay({ device }: Awaited<ReturnType<typeof read>>, trxId: string) {
    const { redirect } = await device.must(device.startPaying(trxId))
    await device.payByCard(redirect)
    await device.must(device.settle(trxId))
  }

  test('an order can be paid, and is ticketed', async () => {
    const reader = await read('UNPAY2')
    await pay(reader, (await reader.order()).trxId)
    const { paid, items } = await eventually(async () => {
      const order = await reader.order()
      return order.status === 'confirmed' && order
    })
    expect(paid.amount).toBe(237_250)
    expect(items.map(({ flight }) => flight?.tickets.length)).toEqual([3, 3])
  })

  test('an order whose supplier has nothing for it asks for no payment', async () => {
    const reader = await read('UNKSEA')
    await platform.jobs.enqueue(platform.db, sweepOrders, {})
    const { trxId } = await eventually(async () => {
      const order = await reader.order()
      return order.status !== 'reserving' && order
    })
    const { rows } = await platform.db.execute(
      sql`select state from payable where trx_id = ${trxId}`,
    )
    expect(rows).toEqual([{ state: 'withdrawn' }])
  })

  test('a change can be paid, and is made', async () => {
    const reader = await read('CHGDUE')
    const newest = async () => (await reader.afterSales()).quotes[0]
    const quote = await newest()
    if (quote?.kind !== 'change' || !quote.trxId) throw new Error('no change is quoted')
    await pay(reader, quote.trxId)
    await eventually(async () => (await newest())?.state === 'completed')
    const { total, paid, items } = await reader.order()
    expect([total.amount, paid.amount]).toEqual([44_829, 44_829])
    expect(items).toMatchObject([{ state: 'confirmed', flight: { offer: { id: quote.to.id } } }])
    expect(items[0]?.lines.map(({ kind, amount }) => [kind, amount.amount])).toEqual([
      ['base', 30_700],
      ['taxes', 3_829],
      ['fee', 10_300],
    ])
  })

  test('one of two reservations can be cancelled for a full refund', async () => {
    const { device, order } = await read('TCKTED')
    const itemIds = (await order()).items.slice(0, 1).map(({ id }) => id)
    const quote = device.call<RefundQuote>('POST', '/order/TCKTED/refund-quotes', { itemIds })
    const { amount, lines } = await device.must(quote)
    expect([amount.amount, ...lines.map((line) => [line.kind, line.amount.amount])]).toEqual([
      38_858,
      ['paid', 79_858],
      ['supplier_fee', -41_000],
    ])
  })
})
