import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { eventually, openShop } from '../../../../test/support/shop.ts'
import { filledDraft, searchRequest, type Traveller } from '../../../../test/support/traveller.ts'
import type { Booking } from '../../../contract/flight/booking.ts'
import { hours } from '../../platform/duration.ts'

const shop = await openShop()
const { db } = shop.platform
const victim = 'victim@example.com'

beforeEach(async () => {
  await db.execute(
    sql`truncate order_history, order_item, reservation, payable, "order", mail, proven_address cascade`,
  )
})

const draftTo = (booking: Booking, email: string) => {
  const draft = filledDraft(booking)
  return { ...draft, contact: { ...draft.contact, email } }
}
async function submit(traveller: Traveller, email?: string) {
  const booking = await traveller.book(searchRequest())
  return traveller.submit(booking, email ? draftTo(booking, email) : undefined)
}
/** Moves the clock, and with it what is to be done at a time. */
const pass = (advanceMs: number) =>
  shop.outside(
    new Request(`${shop.origin}/dev/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ advanceMs }),
    }),
  )
const outcome = ({ status, error }: { status: number; error?: string }) => error ?? status

// First of all, while there is no backlog of jobs.
test('an address gets one mail a day about holds that ran out, all of them once it is proven', async () => {
  const mails = async () => {
    const { rows } = await db.execute<{ count: string }>(
      sql`select count(*) from mail where "to" = ${victim}`,
    )
    return Number(rows[0]?.count)
  }
  /** So many orders to the address, all of which run out. */
  const expire = async (count: number) => {
    for (let made = 0; made < count; made += 1) {
      await shop.traveller().must(submit(shop.traveller(), victim))
    }
    await pass(hours(2))
    await eventually(async () => {
      const { rows } = await db.execute(sql`select id from reservation where state <> 'expired'`)
      return rows.length === 0
    })
  }
  await expire(2)
  expect(await mails()).toBe(1)
  await pass(hours(24))
  await expire(1)
  expect(await mails()).toBe(2)
  await db.execute(sql`insert into proven_address values (${victim}, null, now())`)
  await expire(2)
  expect(await mails()).toBe(4)
})

test('a device holds seats in three unpaid orders at once, and is told which they are', async () => {
  const traveller = shop.traveller()
  const placed = []
  for (let made = 0; made < 3; made += 1) placed.push(await traveller.must(submit(traveller)))
  const booking = await traveller.book(searchRequest())
  const fourth = await traveller.submit(booking)
  expect([fourth.status, fourth.error]).toEqual([409, 'TOO_MANY_HOLDS'])
  expect(fourth.details).toEqual({
    orders: placed.map(({ orderCode, trxId }) => ({ orderCode, trxId })),
  })

  // What was typed is kept, and goes on once one of the three is paid.
  const kept = await traveller.call<Booking>('GET', `/flight/bookings/${booking.bookId}`)
  expect(kept.result).toMatchObject({ state: 'draft', draft: { contact: { surname: 'Tan' } } })
  const { redirect } = await traveller.must(traveller.startPaying(placed[0]?.trxId ?? ''))
  await traveller.payByCard(redirect)
  await traveller.must(traveller.settle(placed[0]?.trxId ?? ''))
  expect(outcome(await traveller.submit(booking))).toBe(201)
})

test('orders placed at the same moment are counted as well', async () => {
  const traveller = shop.traveller()
  const bookings = []
  for (let made = 0; made < 6; made += 1) bookings.push(await traveller.book(searchRequest()))
  const outcomes = await Promise.all(bookings.map((booking) => traveller.submit(booking)))
  expect(outcomes.map(outcome).sort()).toEqual([
    ...[201, 201, 201],
    ...['TOO_MANY_HOLDS', 'TOO_MANY_HOLDS', 'TOO_MANY_HOLDS'],
  ])
})

test('so does an e-mail address, whatever devices name it; the orders of others are not told', async () => {
  const outcomes = []
  for (let made = 0; made < 3; made += 1) {
    outcomes.push(outcome(await submit(shop.traveller(), victim)))
  }
  const fourth = await submit(shop.traveller(), 'Victim@Example.com')
  expect(outcomes).toEqual([201, 201, 201])
  expect([fourth.error, fourth.details]).toEqual(['TOO_MANY_HOLDS', { orders: [] }])
})

test('holds that have ended are none', async () => {
  const traveller = shop.traveller()
  for (let made = 0; made < 3; made += 1) await traveller.must(submit(traveller))
  await db.execute(sql`update reservation set reserved_until = now() - interval '1 minute'`)
  expect(outcome(await submit(traveller))).toBe(201)
})

describe('an attacker who has one address and makes up devices and mail addresses', () => {
  test('gets a bounded number of holds', async () => {
    const address = { 'x-forwarded-for': '203.0.113.66' }
    const finder = shop.traveller()
    const { searchId, results } = await finder.search(searchRequest())
    const row = results.find(({ cheapest }) => cheapest.seatsLeft === undefined)?.cheapest
    const body = { searchId, offerIds: [row?.offerId], acceptedTotal: row?.price }
    const outcomes = []
    for (let made = 0; made < 40; made += 1) {
      const device = shop.traveller()
      const { bookId } = await device.must(
        device.call<{ bookId: string }>('POST', '/flight/bookings', body, address),
      )
      const path = `/flight/bookings/${bookId}`
      const booking = await device.must(device.call<Booking>('GET', path))
      const sent = { ...filledDraft(booking), acceptedTotal: booking.total }
      outcomes.push(outcome(await device.call('POST', `${path}/submit`, sent, address)))
    }
    expect(outcomes).toEqual([...Array(30).fill(201), ...Array(10).fill('RATE_LIMITED')])
  })

  test('sends nobody a link by a name', async () => {
    const traveller = shop.traveller()
    const booking = await traveller.book(searchRequest())
    const draft = draftTo(booking, victim)
    draft.contact.givenName = 'Winner! Claim your prize: http://evil.test/claim'
    const refused = await traveller.submit(booking, draft)
    expect([refused.error, refused.fields]).toEqual([
      'PASSENGERS_INVALID',
      { 'contact.givenName': 'NAME_PLAIN' },
    ])
  })
})
