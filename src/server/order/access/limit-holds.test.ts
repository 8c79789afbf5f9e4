import { describe, expect, test } from 'vitest'
import { eventually, openShop } from '../../../../test/support/shop.ts'
import { filledDraft, searchRequest, type Traveller } from '../../../../test/support/traveller.ts'
import type { Booking } from '../../../contract/flight/booking.ts'
import { hours } from '../../platform/duration.ts'
import { proveAddress } from './address-store.ts'

const shop = await openShop()
const { db, clock } = shop.platform
const victim = 'victim@example.com'

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
test('an unverified address gets one mail a day about expired holds, a verified one gets all', async () => {
  const mails = async () => (await shop.mailsTo(victim)).length
  /** Places this many orders to the address and lets them all expire. */
  const expire = async (count: number) => {
    const placed: { traveller: Traveller; orderCode: string }[] = []
    for (let made = 0; made < count; made += 1) {
      const traveller = shop.traveller()
      placed.push({ traveller, ...(await traveller.must(submit(traveller, victim))) })
    }
    await pass(hours(2))
    for (const { traveller, orderCode } of placed) {
      await eventually(
        async () => (await traveller.must(traveller.order(orderCode))).status === 'expired',
      )
    }
  }
  await expire(2)
  expect(await mails()).toBe(1)
  await pass(hours(24))
  await expire(1)
  expect(await mails()).toBe(2)
  await proveAddress(db, { email: victim }, clock.date())
  await expire(2)
  expect(await mails()).toBe(4)
})

test('a device can hold seats in three unpaid orders at once, and the error lists them', async () => {
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

test('orders placed at the same moment are counted too', async () => {
  const traveller = shop.traveller()
  const bookings = []
  for (let made = 0; made < 6; made += 1) bookings.push(await traveller.book(searchRequest()))
  const outcomes = await Promise.all(bookings.map((booking) => traveller.submit(booking)))
  expect(outcomes.map(outcome).sort()).toEqual([
    ...[201, 201, 201],
    ...['TOO_MANY_HOLDS', 'TOO_MANY_HOLDS', 'TOO_MANY_HOLDS'],
  ])
})

test('an e-mail address has the same limit across devices, and the error doesn’t list other people’s orders', async () => {
  const outcomes = []
  for (let made = 0; made < 3; made += 1) {
    outcomes.push(outcome(await submit(shop.traveller(), 'other.victim@example.com')))
  }
  const fourth = await submit(shop.traveller(), 'Other.Victim@Example.com')
  expect(outcomes).toEqual([201, 201, 201])
  expect([fourth.error, fourth.details]).toEqual(['TOO_MANY_HOLDS', { orders: [] }])
})

test('ended holds don’t count', async () => {
  const traveller = shop.traveller()
  for (let made = 0; made < 3; made += 1) await traveller.must(submit(traveller))
  // Only the clock moves: the jobs that end them haven't run yet.
  clock.advance(hours(2))
  expect(outcome(await submit(traveller))).toBe(201)
})

describe('an attacker with one network address who makes up devices and e-mail addresses', () => {
  test('gets a limited number of holds', async () => {
    const address = { 'x-forwarded-for': '203.0.113.66' }
    const finder = shop.traveller()
    const { searchId, results } = await finder.search(searchRequest())
    // Several flights, because the seats of one are limited, too (`limit-network.test.ts`).
    const rows = results.filter(({ cheapest }) => cheapest.seatsLeft === undefined)
    const outcomes = []
    for (let made = 0; made < 40; made += 1) {
      const row = rows[made % 3]?.cheapest
      const body = { searchId, offerIds: [row?.offerId], acceptedTotal: row?.price }
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

  test('can’t send anybody a link in a name', async () => {
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
