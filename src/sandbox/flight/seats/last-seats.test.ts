import { beforeEach, expect, test } from 'vitest'
import { testFlightWorld } from '../../../../test/support/flight-world.ts'
import { inDays } from '../../../../test/support/traveller.ts'
import { minutes } from '../../../server/platform/duration.ts'
import { passengersFor } from '../../../server/supplier/contract-bookings.ts'
import type { SupplierOffer } from '../../../server/supplier/flight-supplier.ts'

const { world, clock, supplier, calm } = await testFlightWorld(16)
const meridian = supplier('meridian')
const date = inDays(60)
beforeEach(calm)

const search = (id: string, adult = 1) =>
  supplier(id).search({
    slices: [{ from: 'FRA', to: 'JFK', date }],
    passengers: { adult, child: 0, infant: 0 },
    cabin: 'economy',
  })

async function direct(id = 'meridian', adult = 1): Promise<SupplierOffer> {
  const offers = await search(id, adult)
  const offer = offers.find(({ slice }) => slice.stopType === 'direct')
  if (!offer) throw new Error('nothing flies')
  return offer
}

async function leave(offer: SupplierOffer, left: number | null): Promise<void> {
  const [segment] = offer.slice.segments
  if (!segment) throw new Error('no segment')
  const seat = { flight: segment.flight, origin: segment.from, date, cabin: 'economy' as const }
  await world.setSeatsLeft(seat, left)
}

const hold = (offer: SupplierOffer, id = 'meridian', reference: string = crypto.randomUUID()) =>
  supplier(id).hold({
    reference,
    offers: [offer],
    passengers: passengersFor(offer),
    contact: { email: 'traveller@example.com', phone: '+60123456789' },
  })

test('two hundred concurrent buyers for the last three seats: three get one, the others are told it’s gone', async () => {
  const offer = await direct()
  await leave(offer, 3)
  const outcomes = await Promise.all(Array.from({ length: 200 }, () => hold(offer)))
  const counts = Map.groupBy(outcomes, ({ outcome }) => outcome)
  expect(counts.get('held')?.length).toBe(3)
  expect(counts.get('gone')?.length).toBe(197)
  expect(await meridian.reprice(offer)).toEqual({ outcome: 'gone' })
  await leave(offer, null)
})

test('the number of seats is shown once few are left, and the flight isn’t offered to larger groups', async () => {
  const offer = await direct()
  await leave(offer, 2)
  const flightOf = (each: SupplierOffer) => each.slice.segments[0]?.flight
  const found = (await search('meridian', 2)).find((each) => flightOf(each) === flightOf(offer))
  expect(found?.seatsLeft).toBe(2)
  const three = (await search('meridian', 3)).filter(
    (each) => each.slice.stopType === 'direct' && flightOf(each) === flightOf(offer),
  )
  expect(three).toEqual([])
  await leave(offer, null)
})

test('suppliers sell the same seats', async () => {
  const offers = await search('wayline')
  const twin = offers.find(({ slice }) => slice.stopType === 'direct')
  if (!twin) throw new Error('nothing flies')
  await leave(twin, 1)
  expect(await hold(twin, 'wayline')).toMatchObject({ outcome: 'held' })
  const elsewhere = (await search('meridian')).filter(
    ({ slice }) =>
      slice.stopType === 'direct' && slice.segments[0]?.flight === twin.slice.segments[0]?.flight,
  )
  expect(elsewhere).toEqual([])
  await leave(twin, null)
})

test('an unpaid hold releases its seats when its time is up', async () => {
  const offer = await direct()
  await leave(offer, 1)
  const reference = crypto.randomUUID()
  const held = await hold(offer, 'meridian', reference)
  if (held.outcome !== 'held') throw new Error(held.outcome)
  expect(await hold(offer)).toEqual({ outcome: 'gone' })

  clock.advance(minutes(41))
  expect(await meridian.lookUp(reference)).toEqual({ outcome: 'failed', reason: 'expired' })
  const again = await direct()
  expect(again.slice).toEqual(offer.slice)
  expect(await hold(again)).toMatchObject({ outcome: 'held' })
  expect(await meridian.issue(reference)).toEqual({
    outcome: 'failed',
    reason: 'expired',
  })
  await leave(offer, null)
})

test('the price may be held for less time than the seats; after it no ticket is issued', async () => {
  const offer = await direct()
  const reference = crypto.randomUUID()
  const held = await hold(offer, 'meridian', reference)
  if (held.outcome !== 'held') throw new Error(held.outcome)
  expect(held.seatsHeldUntil.getTime() - held.priceHeldUntil.getTime()).toBe(minutes(10))
  clock.advance(minutes(31))
  expect(await meridian.lookUp(reference)).toEqual(held)
  expect(await meridian.issue(reference)).toEqual({
    outcome: 'failed',
    reason: 'expired',
  })
})

test('cancelling releases the seats, once', async () => {
  const offer = await direct()
  await leave(offer, 1)
  const reference = crypto.randomUUID()
  await hold(offer, 'meridian', reference)
  await Promise.all([meridian.cancel(reference), meridian.cancel(reference)])
  const outcomes = await Promise.all([hold(offer), hold(offer)])
  expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['gone', 'held'])
  await leave(offer, null)
})

test('a hold takes all of its offers’ seats or none', async () => {
  const offers = await search('meridian')
  const [first, second] = offers.filter(({ slice }) => slice.stopType === 'direct').slice(0, 2)
  const other = offers.find(
    ({ slice }) => slice.segments[0]?.flight !== first?.slice.segments[0]?.flight,
  )
  if (!first || !second || !other) throw new Error('nothing flies')
  await leave(first, 1)
  const bare = await meridian.hold({
    reference: crypto.randomUUID(),
    offers: [other, first, second],
    passengers: passengersFor(first),
    contact: { email: 'a@example.com', phone: '+601' },
  })
  expect(bare).toEqual({ outcome: 'gone' })
  expect(await hold(first)).toMatchObject({ outcome: 'held' })
  await leave(first, null)
})
