import { AsyncLocalStorage } from 'node:async_hooks'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { jobsAbout } from '../../../test/support/jobs.ts'
import { orderRecords } from '../../../test/support/order-records.ts'
import { withoutPauses } from '../../../test/support/platform.ts'
import { eventually, openShop } from '../../../test/support/shop.ts'
import { emailOf, inDays, searchRequest } from '../../../test/support/traveller.ts'
import type { Order, OrderStatus } from '../../contract/order/order.ts'
import { writeConfirmation } from '../letters/order-letters.ts'
import { expirePayable } from '../payment/jobs.ts'
import { days, minutes } from '../platform/duration.ts'
import { priceOf } from './whole-order.ts'

const shop = await openShop()
const dials = shop.world?.dials
const suppliers = ['meridian', 'skipjack', 'wayline']
const all = (change: object) =>
  dials?.change({ suppliers: Object.fromEntries(suppliers.map((id) => [id, change])) })
beforeEach(shop.calm)

async function placed(traveller = shop.traveller(), request = searchRequest()) {
  const booking = await traveller.book(request)
  return { traveller, booking, ...(await traveller.must(traveller.submit(booking))) }
}
type Placed = Awaited<ReturnType<typeof placed>>

const becomes = ({ traveller, orderCode }: Placed, status: OrderStatus) =>
  eventually(async () => {
    const found = await traveller.must(traveller.order(orderCode))
    return found.status === status && found
  })

async function paid(order: Placed): Promise<void> {
  const { redirect } = await order.traveller.must(order.traveller.startPaying(order.trxId))
  await order.traveller.payByCard(redirect)
  await order.traveller.settle(order.trxId)
}

describe('an order', () => {
  test('awaits payment with both deadlines shown and its passport numbers masked', async () => {
    const order = await placed()
    const found = await becomes(order, 'awaiting_payment')
    expect(found.orderCode).toMatch(/^[A-HJKMNP-Z2-9]{6}$/)
    expect(found.reservedUntil && found.priceUntil).toMatch(/Z$/)
    expect(found.items[0]?.travellers[0]).toMatchObject({ givenName: 'MEI A', surname: 'TAN' })
    expect(found.items[0]?.travellers[0]?.passport).toBe('••••5670')
    expect(JSON.stringify(found)).not.toContain('A12345670')
    expect(priceOf(found.items)).toBe(found.total.amount)
  })

  test('with held seats has no waiting job except the one that ends it', async () => {
    const order = await placed()
    const { id, reservations } = await orderRecords(shop, order.trxId).order()
    const references = reservations.map(({ reference }) => reference)
    const watching = await jobsAbout(shop.platform.db, id, order.trxId, ...references)
    expect(new Set(watching.map(({ name }) => name))).toEqual(new Set([expirePayable.name]))
  })

  test('for a round trip has one booking per supplier, and they succeed or fail together', async () => {
    const slices = [
      { from: 'KUL', to: 'BKK', date: inDays(40) },
      { from: 'BKK', to: 'KUL', date: inDays(47) },
    ]
    const request = searchRequest({ tripType: 'roundtrip', slices })
    const order = await placed(shop.traveller(), request)
    await becomes(order, 'awaiting_payment')
    const { reservations } = await orderRecords(shop, order.trxId).order()
    const suppliers = reservations.map(({ supplier }) => supplier)
    expect(suppliers).toEqual([...new Set(suppliers)])
    await paid(order)
    const confirmed = await becomes(order, 'confirmed')
    expect(confirmed.items.every(({ flight }) => flight?.tickets.length === 1)).toBe(true)
  })
})

describe('a supplier that doesn’t respond', () => {
  test.each([
    ['after it has held the seats', 'timeout_done', 'awaiting_payment'],
    ['and has held none', 'timeout', 'failed'],
  ] as const)('to a hold, %s', async (_, mode, status) => {
    const traveller = shop.traveller()
    const booking = await traveller.book(searchRequest())
    all({ faults: { hold: { mode, times: 1 }, lookUp: { mode: 'timeout', times: 1 } } })
    const { result, status: code } = await traveller.submit(booking)
    expect(code).toBe(201)
    await withoutPauses(shop.platform, becomes({ traveller, booking, ...result }, status))
    const { payables } = await orderRecords(shop, result.trxId).order()
    expect(payables.map(({ state }) => state)).toEqual([status === 'failed' ? 'withdrawn' : 'open'])
  })

  test.each([
    ['after it has issued the ticket', 'timeout_done'],
    ['and has issued none', 'timeout'],
  ] as const)('to an issue, %s: one ticket in the end', async (_, mode) => {
    const order = await placed()
    all({ faults: { issue: { mode, times: 1 } } })
    await paid(order)
    const { items, history } = await withoutPauses(shop.platform, becomes(order, 'confirmed'))
    expect(items[0]?.flight?.tickets).toHaveLength(1)
    expect(history.filter(({ event }) => event === 'reservation.confirmed')).toHaveLength(1)
  })

  test('because it’s down holds nothing, and the draft is kept', async () => {
    const traveller = shop.traveller()
    const booking = await traveller.book(searchRequest())
    all({ faults: { hold: { mode: 'error' } } })
    const reply = await traveller.submit(booking)
    expect(reply).toMatchObject({ status: 503, error: 'SUPPLIER_UNAVAILABLE' })
    shop.calm()
    expect(await traveller.submit(booking)).toMatchObject({ status: 201 })
  })
})

describe('documents', () => {
  const get = (order: Placed, file: string, auid = order.traveller.auid) =>
    shop.outside(
      new Request(`${shop.origin}/front/v1/order/${order.orderCode}/${file}`, {
        headers: { 'x-auid': auid },
      }),
    )

  test('are available to the order’s owner once the ticket is issued', async () => {
    const order = await placed()
    expect((await get(order, 'e-ticket.pdf')).status).toBe(409)
    await paid(order)
    const { items } = await becomes(order, 'confirmed')
    const pdf = await get(order, 'e-ticket.pdf')
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    const calendar = await (await get(order, 'itinerary.ics')).text()
    expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(
      items[0]?.flight?.offer.slice.segments.length ?? 0,
    )
    expect(calendar.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
    expect((await get(order, 'e-ticket.pdf', 'somebody')).status).toBe(404)
  })

  test('don’t contain flights that couldn’t be ticketed, and no confirmation is mailed', async () => {
    const order = await placed()
    all({ faults: { issue: { mode: 'refuse' } } })
    await paid(order)
    await becomes(order, 'refunded')
    expect(await (await get(order, 'itinerary.ics')).text()).not.toContain('VEVENT')
    const { db, jobs } = shop.platform
    const { id: orderId } = await orderRecords(shop, order.trxId).order()
    await jobs.enqueue(db, writeConfirmation, { orderId })
    const { state } = await eventually(async () => {
      const found = (await jobsAbout(db, orderId)).find(
        ({ name }) => name === writeConfirmation.name,
      )
      return found?.state !== 'created' && found?.state !== 'active' && found
    })
    expect(state).toBe('completed')
  })

  test('contain no calendar event if the seats weren’t paid for in time', async () => {
    const order = await placed()
    await shop.pass(minutes(45))
    await becomes(order, 'expired')
    expect(await (await get(order, 'itinerary.ics')).text()).not.toContain('VEVENT')
  })
})

describe('who may see an order', () => {
  const lookUp = (orderCode: string, email: string, by = shop.traveller()) =>
    by.call<{ orderCode: string; grant: string }>('POST', '/order/look-up', {
      orderCode,
      email,
    })
  const see = (orderCode: string, grant: string) =>
    shop
      .traveller()
      .call<Order>('GET', `/order/${orderCode}`, undefined, { 'x-order-access': grant })

  test('its own device, and nobody else without a grant', async () => {
    const order = await placed()
    expect((await shop.traveller().order(order.orderCode)).error).toBe('TRX_NOT_FOUND')
    expect((await shop.traveller().startPaying(order.trxId)).error).toBe('TRX_NOT_FOUND')
    expect((await shop.traveller().settle(order.trxId)).error).toBe('TRX_NOT_FOUND')
    expect((await see(order.orderCode, `${order.orderCode}.9999999999999.guess`)).status).toBe(404)
  })

  test('anybody who knows its number and e-mail address, for a week', async () => {
    const order = await placed()
    const other = await placed()
    const found = await lookUp(
      order.orderCode.toLowerCase().replace(/^.../, '$&-'),
      ` ${emailOf(order.booking).toUpperCase()} `,
    )
    const { grant } = found.result
    expect((await see(order.orderCode, `nonsense, ${grant}`)).result.orderCode).toBe(
      order.orderCode,
    )
    expect((await see(other.orderCode, grant)).error).toBe('TRX_NOT_FOUND')
    shop.platform.clock.advance(days(8))
    expect((await see(order.orderCode, grant)).error).toBe('TRX_NOT_FOUND')
  })

  test('anybody who pastes the number with words that could be one, each of which is an attempt', async () => {
    const order = await placed()
    const email = emailOf(order.booking)
    const pasted = `Number ${order.orderCode.toLowerCase()}, thanks`
    expect((await lookUp(pasted, `mailto:${email}?subject=x`)).result.orderCode).toBe(
      order.orderCode,
    )
    const guesser = shop.traveller()
    const tries = []
    for (let guess = 0; guess < 4; guess += 1) {
      tries.push((await lookUp(`ZZZZZ${guess + 2} YYYYYY XXXXXX`, email, guesser)).error)
    }
    expect(tries).toEqual([...Array(3).fill('TRX_NOT_FOUND'), 'RATE_LIMITED'])
  })

  test('nobody who guesses: a wrong number and a wrong address get the same response, and attempts are limited', async () => {
    const order = await placed()
    const [wrongCode, wrongMail] = [
      await lookUp('ZZZZZZ', emailOf(order.booking)),
      await lookUp(order.orderCode, 'other@example.com'),
    ]
    expect(wrongCode).toEqual(wrongMail)
    expect(wrongCode).toMatchObject({ status: 404, error: 'TRX_NOT_FOUND' })
    // Nor does the time tell them apart: the database is asked for as much.
    const { pool } = shop.platform.connection
    const query = pool.query.bind(pool) as (...given: unknown[]) => unknown
    // Jobs ask for orders meanwhile, so only queries that a look-up causes count.
    const ofLookUp = new AsyncLocalStorage<string[]>()
    const spy = vi.spyOn(pool, 'query').mockImplementation((...given: unknown[]) => {
      ofLookUp.getStore()?.push((given[0] as { text: string }).text)
      return query(...given)
    })
    const asked = async (code: string) => {
      const texts: string[] = []
      await ofLookUp.run(texts, () => lookUp(code, 'other@example.com'))
      return texts.filter((text) => text.includes('"order'))
    }
    expect(await asked(order.orderCode)).toEqual(await asked('ZZZZZZ'))
    expect(await asked(order.orderCode)).not.toEqual([])
    spy.mockRestore()
    const guesser = shop.traveller()
    const tries = await Promise.all(
      Array.from({ length: 12 }, () => lookUp(order.orderCode, 'other@example.com', guesser)),
    )
    expect(tries.some(({ error }) => error === 'RATE_LIMITED')).toBe(true)
    // Nobody else is held up by these.
    expect((await lookUp(order.orderCode, emailOf(order.booking))).status).toBe(200)
  })
})
