import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { bookFitting } from '../../../test/support/book-fitting.ts'
import { eventually, openShop } from '../../../test/support/shop.ts'
import { signInStaff } from '../../../test/support/staff.ts'
import { filledDraft, inDays, searchRequest } from '../../../test/support/traveller.ts'
import type { AfterSales, ChangeQuote, Quote } from '../../contract/aftersales/after-sales.ts'
import type { ChangeChoice } from '../../contract/flight/exchange.ts'
import { orders } from '../order/tables.ts'
import { newId } from '../platform/ids.ts'
import type { OutboundPost } from '../platform/outbound/post-public.ts'
import { postbacksOf } from './postback-store.ts'

/** What the partner got. */
const posted: OutboundPost[] = []
const shop = await openShop(
  { DESK_REFUND_LIMIT: '100000' },
  {},
  {
    postToAffiliate: async (post) => {
      posted.push(post)
      return 204
    },
  },
)
const { db } = shop.platform
const admin = await signInStaff(shop, ['admin'])
const value = {
  id: 'friend',
  name: 'A friend',
  isOn: true,
  secret: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
  postbackUrl: 'https://partner.example.com/postbacks',
}
await admin.must(
  admin.call(
    'PUT',
    '/desk/records',
    { record: { kind: 'affiliate', value }, revision: null },
    { 'idempotency-key': newId() },
  ),
)

const reaches = (orderId: string, state: string, at = 0) =>
  eventually(async () => {
    const row = (await postbacksOf(db, orderId))[at]
    return row?.state === state && row
  })

beforeEach(() => {
  posted.length = 0
})

/** Has staff refund this much of an order, and waits until as much as `all` was. */
async function refund(orderId: string, orderCode: string, amount: number, all = amount) {
  await admin.must(
    admin.call('POST', `/desk/orders/${orderCode}/refunds-by-hand`, { amount, why: 'A kindness' }),
  )
  await eventually(async () => {
    const [now] = await db.select().from(orders).where(eq(orders.id, orderId))
    return now?.refunded === all
  })
}

/** Sets whether suppliers refuse every change. */
const refuseChanges = (faults: object) =>
  shop.world?.dials.change({
    suppliers: Object.fromEntries(
      ['meridian', 'skipjack', 'wayline'].map((id) => [id, { faults }]),
    ),
  })

/** Returns a paid and confirmed order from the partner whose flight's change costs something. */
async function ordered() {
  const traveller = shop.traveller()
  const booking = await bookFitting(
    traveller,
    searchRequest(),
    ({ change }) => change.kind === 'allowed' && change.penalty.amount > 0,
  )
  const { orderCode, trxId } = await traveller.must(
    traveller.call<{ orderCode: string; trxId: string }>(
      'POST',
      `/flight/bookings/${booking.bookId}/submit`,
      { ...filledDraft(booking), acceptedTotal: booking.total },
      { 'x-affiliate': 'id=friend&clickId=c-1' },
    ),
  )
  const pay = async (trxId: string) => {
    const { redirect } = await traveller.must(traveller.startPaying(trxId))
    await traveller.payByCard(redirect)
    await traveller.must(traveller.settle(trxId))
  }
  await pay(trxId)
  const order = await eventually(async () => {
    const found = await traveller.must(traveller.order(orderCode))
    return found.status === 'confirmed' && found
  })
  const [row] = await db.select().from(orders).where(eq(orders.code, orderCode))
  if (!row) throw new Error('no order')
  return { traveller, pay, order, row }
}

/** Returns an order whose flight was changed for some money, and how much. */
async function changed(end: Quote['state'] = 'completed') {
  const bought = await ordered()
  const { order, traveller, pay } = bought
  await reaches(bought.row.id, 'delivered')
  const post = <T>(path: string, body: object) =>
    traveller.must(traveller.call<T>('POST', `/order/${order.orderCode}/${path}`, body))
  const itemId = order.items[0]?.id
  const { choices } = await post<{ choices: ChangeChoice[] }>('change-search', {
    itemId,
    date: inDays(45),
  })
  const choice = choices.find(({ amount }) => amount.amount > 0)
  const { quoteId, amount } = await post<ChangeQuote>('change-quotes', {
    itemId,
    changeId: choice?.changeId,
  })
  const quote = await post<Quote>(`quotes/${quoteId}/confirm`, {})
  await pay((quote.kind === 'change' && quote.trxId) || '')
  await eventually(async () => {
    const { quotes } = await traveller.must(
      traveller.call<AfterSales>('GET', `/order/${order.orderCode}/after-sales`),
    )
    return quotes[0]?.state === end
  })
  return { ...bought, cost: amount.amount }
}

describe('a conversion of an order whose change is paid', () => {
  it('is raised by it, and stays one when parts are refunded', async () => {
    const { order, row, cost } = await changed()
    const conversion = await reaches(row.id, 'delivered')
    const worth = order.paid.amount + cost
    await reaches(row.id, 'delivered', 1)
    await refund(row.id, order.orderCode, 500)
    await reaches(row.id, 'delivered', 2)
    await refund(row.id, order.orderCode, 700, 1200)
    await reaches(row.id, 'delivered', 3)
    const told = posted.map(({ body }) => JSON.parse(String(body)))
    expect(told.map(({ type, data }) => [type, data.conversionId, data.amount])).toEqual([
      ['conversion.confirmed', conversion.id, order.paid.amount],
      ['conversion.adjusted', conversion.id, worth],
      ['conversion.adjusted', conversion.id, worth - 500],
      ['conversion.adjusted', conversion.id, worth - 1200],
    ])
    await refund(row.id, order.orderCode, worth - 1200, worth)
    // The rest goes back to two payments: the first of these refunds leaves something.
    expect(await reaches(row.id, 'delivered', 5)).toMatchObject({ event: 'conversion.reversed' })
    expect(await postbacksOf(db, row.id)).toHaveLength(6)
  })

  it('is lowered again if it isn’t made', async () => {
    refuseChanges({ change: { mode: 'refuse' } })
    const { order, row, cost } = await changed('failed')
    refuseChanges({})
    const conversion = await reaches(row.id, 'delivered')
    await reaches(row.id, 'delivered', 2)
    expect(await postbacksOf(db, row.id)).toMatchObject([
      { id: conversion.id, amount: order.paid.amount },
      { event: 'conversion.adjusted', amount: order.paid.amount + cost },
      { event: 'conversion.adjusted', amount: order.paid.amount },
    ])
  })
})
