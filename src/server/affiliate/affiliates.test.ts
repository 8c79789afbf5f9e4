import { createHmac } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { deskSupplier, openHotelDesk } from '../../../test/support/hotel/hotel-desk.ts'
import { filledStay, stayOf, stayVisitor } from '../../../test/support/hotel/stay-visitor.ts'
import { testProperty } from '../../../test/support/hotel/test-properties.ts'
import { withoutPauses } from '../../../test/support/platform.ts'
import { proveAddress } from '../../../test/support/prove-address.ts'
import { eventually, openShop } from '../../../test/support/shop.ts'
import { signInStaff } from '../../../test/support/staff.ts'
import { filledDraft, inDays, searchRequest } from '../../../test/support/traveller.ts'
import type { DeskOrder } from '../../contract/desk/order/desk-order.ts'
import type { StoredRecord } from '../../contract/desk/records.ts'
import type { DisputeState } from '../../contract/payment/dispute.ts'
import { sessionByReference } from '../../sandbox/gateway/store.ts'
import { orders } from '../order/tables.ts'
import { paymentsOf } from '../payment/payment-store.ts'
import { days } from '../platform/duration.ts'
import { newId } from '../platform/ids.ts'
import type { OutboundPost } from '../platform/outbound/post-public.ts'
import { postbacks } from './tables.ts'

/** Sells a stay that is paid there. */
const lodge = openHotelDesk([
  [
    testProperty('lodge', 'River Lodge'),
    {
      ref: 'later',
      now: 0,
      there: 300_000,
      pay: 'at_property' as const,
      freeUntil: `${inDays(35)}T11:00:00.000Z`,
    },
  ],
])
/** What the partner got, and what it answers. */
const posted: OutboundPost[] = []
let answer: number | Error = 204
const shop = await openShop(
  { DESK_REFUND_LIMIT: '100000' },
  {},
  {
    hotelSuppliers: [deskSupplier('north', lodge)],
    postToAffiliate: async (post) => {
      posted.push(post)
      if (answer instanceof Error) throw answer
      return answer
    },
  },
)
const { db, clock } = shop.platform
const admin = await signInStaff(shop, ['admin'])
const support = await signInStaff(shop, ['support'])

const key = Buffer.alloc(32, 7)
const secret = `whsec_${key.toString('base64')}`
const partner = { id: 'friend', name: 'A friend', isOn: true, secret }
const url = 'https://partner.example.com/postbacks'
const save = (value: object, revision: string | null = null, by = admin) =>
  by.call<StoredRecord>(
    'PUT',
    '/desk/records',
    { record: { kind: 'affiliate', value: { ...partner, postbackUrl: url, ...value } }, revision },
    { 'idempotency-key': newId() },
  )
const stored = (id: string) =>
  admin.must(admin.call<StoredRecord>('GET', `/desk/records/affiliate/${id}`))
await admin.must(save({}))

beforeEach(() => {
  posted.length = 0
  answer = 204
})

/** Returns a paid and confirmed order whose booking was made with these headers. */
async function ordered(
  headers: Record<string, string> = { 'x-affiliate': 'id=friend&clickId=c-1' },
) {
  const traveller = shop.traveller()
  const booking = await traveller.book(searchRequest())
  const { orderCode, trxId } = await traveller.must(
    traveller.call<{ orderCode: string; trxId: string }>(
      'POST',
      `/flight/bookings/${booking.bookId}/submit`,
      { ...filledDraft(booking), acceptedTotal: booking.total },
      headers,
    ),
  )
  const { redirect } = await traveller.must(traveller.startPaying(trxId))
  await traveller.payByCard(redirect)
  await traveller.must(traveller.settle(trxId))
  const order = await eventually(async () => {
    const found = await traveller.must(traveller.order(orderCode))
    return found.status === 'confirmed' && found
  })
  const [row] = await db.select().from(orders).where(eq(orders.code, orderCode))
  if (!row) throw new Error('no order')
  return { order, row }
}

/** What staff who may read orders see of it. */
const onDesk = async (code: string) =>
  (await support.must(support.call<DeskOrder>('GET', `/desk/orders/${code}`))).postbacks
const ofOrder = (orderId: string) =>
  db.select().from(postbacks).where(eq(postbacks.orderId, orderId)).orderBy(postbacks.createdAt)
const reaches = (orderId: string, state: string, at = 0) =>
  eventually(async () => {
    const row = (await ofOrder(orderId))[at]
    return row?.state === state && row
  })

const refund = (orderCode: string, amount: number) =>
  admin.must(
    admin.call('POST', `/desk/orders/${orderCode}/refunds-by-hand`, { amount, why: 'A kindness' }),
  )
const refunded = (orderId: string, amount: number) =>
  eventually(async () => {
    const [now] = await db.select().from(orders).where(eq(orders.id, orderId))
    return now?.refunded === amount
  })

/** Disputes an order's payment, or decides on that, as the payer's bank. */
async function disputed(orderId: string, to: DisputeState, amount?: number) {
  const [payment] = await paymentsOf(db, orderId)
  const session = await sessionByReference(db, payment?.id ?? '')
  if (!session) throw new Error('nothing was paid')
  await shop.gateway.bank.act(session, { to, ...(amount && { amount }) })
}
const stateOf = async (orderId: string) => (await paymentsOf(db, orderId))[0]?.state

/** Skips the pauses before it's tried again. */
const soon = <T>(waiting: Promise<T>) => withoutPauses(shop.platform, waiting)

describe('a conversion', () => {
  it('is posted once, signed, with the click and what was paid, and names nobody', async () => {
    const { order, row } = await ordered()
    const { id } = await reaches(row.id, 'delivered')
    expect(row.attribution?.affiliate).toEqual({ id: 'friend', clickId: 'c-1' })
    expect(posted).toHaveLength(1)
    const [{ headers, body, url: to } = posted[0] as OutboundPost] = posted
    expect(to).toBe(url)
    expect(JSON.parse(String(body))).toEqual({
      type: 'conversion.confirmed',
      timestamp: expect.stringMatching(/^\d{4}-/),
      data: {
        conversionId: id,
        clickId: 'c-1',
        amount: order.paid.amount,
        currency: 'MYR',
        onSite: [],
      },
    })
    for (const secret of [order.orderCode, row.id, row.email, row.owner, 'Tan']) {
      expect(body).not.toContain(secret)
    }
    expect(headers['webhook-id']).toBe(id)
    expect(headers['idempotency-key']).toBe(id)
    const signed = `${id}.${headers['webhook-timestamp']}.${body}`
    const mac = createHmac('sha256', key).update(signed).digest('base64')
    expect(headers['webhook-signature']).toBe(`v1,${mac}`)
  })

  it('is posted again with the same id and content until it’s taken', async () => {
    answer = 503
    const { order, row } = await ordered()
    await eventually(async () => posted.length === 1)
    answer = new Error('connect ECONNREFUSED')
    await soon(eventually(async () => posted.length > 1))
    expect((await ofOrder(row.id))[0]).toMatchObject({ state: 'pending' })
    await eventually(async () => (await onDesk(order.orderCode))[0]?.nextAt)
    expect(await onDesk(order.orderCode)).toMatchObject([
      {
        affiliate: 'friend',
        event: 'conversion.confirmed',
        state: 'pending',
        amount: order.paid,
        attemptedAt: expect.any(String),
        answer: 'connect ECONNREFUSED',
      },
    ])
    // A redirect isn't followed: it could lead into the network.
    answer = 302
    await soon(eventually(async () => (await ofOrder(row.id))[0]?.answer === '302'))
    answer = 200
    await soon(reaches(row.id, 'delivered'))
    const { attempts } = await reaches(row.id, 'delivered')
    expect(attempts).toBeGreaterThanOrEqual(4)
    expect(await onDesk(order.orderCode)).toMatchObject([
      { state: 'delivered', attempts, answer: '200', nextAt: null },
    ])
    expect(posted).toHaveLength(attempts)
    expect(new Set(posted.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(new Set(posted.map(({ body }) => body)).size).toBe(1)
  })

  it('isn’t posted again to a partner who wants none', async () => {
    answer = 410
    const { row } = await ordered()
    expect(await reaches(row.id, 'refused')).toMatchObject({ answer: '410', attempts: 1 })
  })

  it('is given up after a day', async () => {
    answer = 500
    const { row } = await ordered()
    await eventually(async () => posted.length > 0)
    await eventually(async () => (await ofOrder(row.id))[0]?.answer === '500')
    await db
      .update(postbacks)
      .set({ createdAt: new Date(clock.now() - days(1)) })
      .where(eq(postbacks.orderId, row.id))
    expect(await soon(reaches(row.id, 'given_up'))).toMatchObject({ answer: '500' })
  })

  it.each([
    ['nobody', {}],
    ['an affiliate that isn’t one', { 'x-affiliate': 'id=stranger&clickId=1' }],
    ['a forged header', { 'x-affiliate': 'id=friend&clickId=%00' }],
    ['a header that is too long', { 'x-affiliate': `id=friend&clickId=${'9'.repeat(2000)}` }],
    ['an ad alone', { 'x-source': 'GOOG', 'x-sourcepar': 'u=click' }],
  ])('isn’t posted for an order that came from %s', async (_, headers: Record<string, string>) => {
    const { row } = await ordered(headers)
    expect(await ofOrder(row.id)).toEqual([])
  })

  it('is adjusted with each part that is refunded, and reversed once all of it is', async () => {
    const { order, row } = await ordered()
    const conversion = await reaches(row.id, 'delivered')
    const paid = order.paid.amount
    for (const [nth, sum] of [
      [1, 500],
      [2, 800],
    ] as const) {
      await refund(order.orderCode, nth === 1 ? 500 : 300)
      await refunded(row.id, sum)
      expect(await reaches(row.id, 'delivered', nth)).toMatchObject({ amount: paid - sum })
      expect(JSON.parse(String(posted[nth]?.body))).toMatchObject({
        type: 'conversion.adjusted',
        data: { conversionId: conversion.id, clickId: 'c-1', amount: paid - sum, currency: 'MYR' },
      })
    }
    await refund(order.orderCode, paid - 800)
    await refunded(row.id, paid)
    const reversal = await reaches(row.id, 'delivered', 3)
    expect(posted).toHaveLength(4)
    expect(new Set(posted.map(({ headers }) => headers['webhook-id'])).size).toBe(4)
    expect(posted[3]?.headers['webhook-id']).toBe(reversal.id)
    expect(JSON.parse(String(posted[3]?.body))).toMatchObject({
      type: 'conversion.reversed',
      data: { conversionId: conversion.id, clickId: 'c-1', amount: order.paid.amount },
    })
  })

  it('of a stay that is paid at the property says what is paid there, and is reversed once that is cancelled', async () => {
    const traveller = shop.traveller()
    const visitor = stayVisitor(traveller, shop.platform.signer)
    const booking = await visitor.book('north-lodge', stayOf(), ({ pay }) => pay === 'at_property')
    const { bookId, rate } = booking
    const { orderCode, trxId } = await traveller.must(
      traveller.call<{ orderCode: string; trxId: string }>(
        'POST',
        `/hotel/bookings/${bookId}/submit`,
        { ...filledStay(booking), acceptedTotal: rate.price.total },
        { 'x-affiliate': 'id=friend&clickId=c-2' },
      ),
    )
    await proveAddress(traveller, trxId)
    const conversion = await eventually(async () => {
      const [row] = await db
        .select()
        .from(postbacks)
        .where(eq(postbacks.affiliate, 'friend'))
        .orderBy(desc(postbacks.createdAt))
        .limit(1)
      return row?.state === 'delivered' && row.amount === 0 && row
    })
    expect(conversion.onSite).toEqual([rate.price.atProperty?.amount])

    const { items } = await traveller.must(traveller.order(orderCode))
    const { quoteId } = await traveller.must(
      traveller.call<{ quoteId: string }>('POST', `/order/${orderCode}/refund-quotes`, {
        itemIds: items.map(({ id }) => id),
      }),
    )
    await traveller.must(
      traveller.call('POST', `/order/${orderCode}/quotes/${quoteId}/confirm`, {}),
    )
    expect(await reaches(conversion.orderId, 'delivered', 1)).toMatchObject({
      event: 'conversion.reversed',
      onSite: conversion.onSite,
    })
  })

  it('is reversed only after it was posted', async () => {
    answer = 503
    const { order, row } = await ordered()
    await refund(order.orderCode, order.paid.amount)
    await refunded(row.id, order.paid.amount)
    expect(await ofOrder(row.id)).toHaveLength(2)
    await soon(eventually(async () => posted.length > 2))
    expect(posted.filter(({ body }) => String(body).includes('conversion.reversed'))).toEqual([])
    answer = 204
    await soon(reaches(row.id, 'delivered', 1))
    expect(await ofOrder(row.id)).toMatchObject([{ state: 'delivered' }, { state: 'delivered' }])
  })

  it('is adjusted only to what it’s worth last: what wasn’t taken before is dropped', async () => {
    answer = 503
    const { order, row } = await ordered()
    await refund(order.orderCode, 500)
    await refunded(row.id, 500)
    await refund(order.orderCode, 300)
    await refunded(row.id, 800)
    expect(await ofOrder(row.id)).toHaveLength(3)
    answer = 204
    await soon(reaches(row.id, 'delivered', 2))
    expect(await soon(reaches(row.id, 'dropped', 1))).toMatchObject({ attempts: 0 })
    const taken = posted.map(({ body }) => JSON.parse(String(body)))
    const adjusted = taken.filter(({ type }) => type === 'conversion.adjusted')
    expect(adjusted.map(({ data }) => data.amount)).toEqual([order.paid.amount - 800])
  })

  it('is adjusted by a lost dispute like by a refund, and not by one that may be won', async () => {
    const { order, row } = await ordered()
    await reaches(row.id, 'delivered')
    const paid = order.paid.amount
    await disputed(row.id, 'open', 700)
    await eventually(async () => (await stateOf(row.id)) === 'disputed')
    expect(await ofOrder(row.id)).toHaveLength(1)
    await disputed(row.id, 'lost')
    expect(await reaches(row.id, 'delivered', 1)).toMatchObject({
      event: 'conversion.adjusted',
      amount: paid - 700,
    })
    // What is refunded afterwards comes on top.
    await refund(order.orderCode, 300)
    await refunded(row.id, 300)
    expect(await reaches(row.id, 'delivered', 2)).toMatchObject({ amount: paid - 1000 })
    await refund(order.orderCode, paid - 1000)
    await refunded(row.id, paid - 700)
    expect(await reaches(row.id, 'delivered', 3)).toMatchObject({ event: 'conversion.reversed' })
  })

  it('is reversed by a lost dispute over all of it', async () => {
    const { row } = await ordered()
    await reaches(row.id, 'delivered')
    await disputed(row.id, 'open')
    await disputed(row.id, 'lost')
    expect(await reaches(row.id, 'delivered', 1)).toMatchObject({ event: 'conversion.reversed' })
  })

  it('is dropped if its affiliate has been turned off meanwhile', async () => {
    answer = 500
    await admin.must(save({ id: 'brief' }))
    const { row } = await ordered({ 'x-affiliate': 'id=brief&clickId=1' })
    await eventually(async () => posted.length > 0)
    const { revision } = await stored('brief')
    await admin.must(save({ id: 'brief', isOn: false }, revision))
    await soon(reaches(row.id, 'dropped'))
  })
})
