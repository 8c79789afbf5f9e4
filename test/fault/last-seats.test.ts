import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Booking } from '../../src/contract/flight/booking.ts'
import { setSeatsLeft } from '../../src/sandbox/flight/seats/seat-store.ts'
import { openShop } from '../support/shop.ts'
import { searchRequest, type Traveller } from '../support/traveller.ts'

const buyers = 200
const buyersAtOnce = 20
const seats = 3

const shop = await openShop({ DATABASE_POOL: '24' })
const { db } = shop.platform

/** Creates a draft of the same offer for each buyer, each on their own device. */
async function draftsOfOneFare(): Promise<{ traveller: Traveller; booking: Booking }[]> {
  const finder = shop.traveller()
  const { searchId, results } = await finder.search(searchRequest())
  const row = results.find(({ slice }) => slice.stopType === 'direct')
  const offerIds = [row?.cheapest.offerId]
  await finder.must(finder.call('POST', '/flight/confirm', { searchId, offerIds }))
  const draft = async () => {
    const traveller = shop.traveller()
    const body = { searchId, offerIds, acceptedTotal: row?.cheapest.price }
    const { bookId } = await traveller.must(
      traveller.call<{ bookId: string }>('POST', '/flight/bookings', body),
    )
    const path = `/flight/bookings/${bookId}`
    return { traveller, booking: await traveller.must(traveller.call<Booking>('GET', path)) }
  }
  // Not all at once: that is for what they're needed for.
  const drafts: Awaited<ReturnType<typeof draft>>[] = []
  while (drafts.length < buyers) {
    drafts.push(...(await Promise.all(Array.from({ length: buyersAtOnce }, draft))))
  }
  return drafts
}

test(`${buyers} concurrent buyers for the last ${seats} seats: ${seats} hold them, the others are told they are gone and pay nothing`, async () => {
  const drafts = await draftsOfOneFare()
  const offer = drafts[0]?.booking.offers[0]
  const [segment] = offer?.slice.segments ?? []
  if (!offer || !segment) throw new Error('nothing flies')
  const cabin = {
    flight: segment.flight,
    origin: segment.from,
    date: segment.departure.slice(0, 10),
    cabin: offer.family.cabin,
  }
  await setSeatsLeft(db, cabin, seats)

  const replies = await Promise.all(
    drafts.map(({ traveller, booking }) => traveller.submit(booking)),
  )
  const outcomes = Map.groupBy(replies, ({ status, error }) => error ?? String(status))
  expect(outcomes.get('OFFER_GONE')?.length).toBe(buyers - seats)
  expect(outcomes.get('201')?.length).toBe(seats)

  // Asks the database itself: refused orders are in nobody's list, and all payments and seats count.
  const { rows: items } = await db.execute<{ state: string; count: string }>(
    sql`select state, count(*) from reservation group by state`,
  )
  const byState = Object.fromEntries(items.map(({ state, count }) => [state, Number(count)]))
  expect(byState).toEqual({ held: seats, failed: buyers - seats })
  const { rows: taken } = await db.execute<{ taken: number }>(sql`
    select taken from sandbox_seat where flight = ${cabin.flight} and date = ${cabin.date}
      and cabin = ${cabin.cabin} and origin = ${cabin.origin}`)
  expect(taken).toEqual([{ taken: seats }])

  const { rows: lost } = await db.execute<{ trxId: string; owner: string }>(sql`
    select p.trx_id as "trxId", o.owner from "order" o join payable p on p.order_id = o.id
    join reservation r on r.order_id = o.id where r.state = 'failed' limit 20`)
  for (const { trxId, owner } of lost) {
    expect((await shop.traveller(owner).startPaying(trxId)).error).toBe('OFFER_GONE')
  }
  const { rows: payments } = await db.execute(sql`select id from payment`)
  expect(payments).toEqual([])
})
