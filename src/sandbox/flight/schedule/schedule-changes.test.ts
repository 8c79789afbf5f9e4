import { beforeEach, expect, test } from 'vitest'
import { testFlightWorld } from '../../../../test/support/flight-world.ts'
import { inDays } from '../../../../test/support/traveller.ts'
import { days, hours } from '../../../server/platform/duration.ts'
import type { SupplierOffer } from '../../../server/supplier/flight-supplier.ts'

const { world, clock, supplier, calm, buy } = await testFlightWorld()
const meridian = supplier('meridian')
beforeEach(calm)

/** Returns the cheapest fare of a direct flight, which is non-refundable. */
async function direct(from: string, to: string, date: string): Promise<SupplierOffer> {
  const offers = await meridian.search({
    slices: [{ from, to, date }],
    passengers: { adult: 1, child: 0, infant: 0 },
    cabin: 'economy',
  })
  const offer = offers.find(
    ({ slice, refund }) => slice.stopType === 'direct' && refund.kind === 'not_allowed',
  )
  if (!offer) throw new Error('nothing flies')
  return offer
}

const flightOf = ({ slice }: SupplierOffer) => slice.segments[0]?.flight ?? ''
const told = async (reference: string) =>
  (await meridian.scheduleChanges()).filter((each) => each.reference === reference)

async function codeOf(reference: string, offer = 0): Promise<string> {
  const found = await meridian.lookUp(reference)
  if (found.outcome !== 'issued') throw new Error(found.outcome)
  return found.bookingCodes.find((each) => each.offer === offer)?.code ?? ''
}

test('a flight is changed in every booking with tickets for it, and only on the requested day', async () => {
  const offer = await direct('LHR', 'SIN', inDays(60))
  const weekLater = await direct('LHR', 'SIN', inDays(67))
  const references = [await buy('meridian', offer), await buy('meridian', offer)]
  const later = await buy('meridian', weekLater)
  const turn = { flight: flightOf(offer), origin: 'LHR', date: inDays(60), minutes: -45 }
  expect(await world.scheduleChanges.turn(turn)).toBe(2)
  for (const reference of references) {
    expect(await told(reference)).toMatchObject([{ offer: 0, before: offer.slice }])
  }
  expect(await told(later)).toEqual([])
})

test('listeners are notified, and an unanswered change isn’t changed again', async () => {
  const heard: string[] = []
  meridian.onScheduleChange?.(() => heard.push('meridian'))
  supplier('wayline').onScheduleChange?.(() => heard.push('wayline'))
  const reference = await buy('meridian', await direct('LHR', 'JFK', inDays(60)))
  const bookingCode = await codeOf(reference)
  expect(await world.scheduleChanges.turn({ bookingCode, minutes: 30 })).toBe(1)
  expect(await world.scheduleChanges.turn({ bookingCode, cancelled: true })).toBe(0)
  expect(heard).toEqual(['meridian'])
  expect(await told(reference)).toHaveLength(1)
})

test('only the requested flight of a return trip is changed', async () => {
  const [out, back] = [
    await direct('LHR', 'JFK', inDays(70)),
    await direct('JFK', 'LHR', inDays(77)),
  ]
  const reference = await buy('meridian', out, back)
  const bookingCode = await codeOf(reference)
  await world.scheduleChanges.turn({ bookingCode, flight: flightOf(back), minutes: 20 })
  expect(await told(reference)).toMatchObject([{ offer: 1, before: back.slice }])
})

test('a flight cancelled for everyone isn’t sold any more, not even a released seat', async () => {
  const offer = await direct('FRA', 'SIN', inDays(80))
  const reference = await buy('meridian', offer)
  await world.scheduleChanges.turn({ flight: flightOf(offer), date: inDays(80), cancelled: true })
  expect(await meridian.reprice(offer)).toEqual({ outcome: 'gone' })
  expect(await meridian.cancel(reference)).toEqual({ outcome: 'cancelled' })
  expect(await meridian.reprice(offer)).toEqual({ outcome: 'gone' })
  expect(await told(reference)).toEqual([])
})

test('penalties are waived until it’s accepted, also after the deadline', async () => {
  const reference = await buy('meridian', await direct('LHR', 'SIN', inDays(90)))
  await world.scheduleChanges.turn({ bookingCode: await codeOf(reference), minutes: 15 })
  expect(await meridian.quoteRefund(reference)).toMatchObject({ penalty: { amount: 0 } })
  clock.advance(days(8))
  expect(await meridian.quoteRefund(reference)).toMatchObject({ penalty: { amount: 0 } })
  const [change] = await told(reference)
  const accepted = await meridian.acceptScheduleChange(change?.id ?? '')
  expect(accepted).toMatchObject({ outcome: 'accepted', offer: { slice: change?.after ?? {} } })
  expect(await meridian.quoteRefund(reference)).toEqual({ outcome: 'not_allowed' })
})

test('a change within a week of the date is free, even on fares that allow none, in the same family', async () => {
  const offer = await direct('LHR', 'SIN', inDays(100))
  const reference = await buy('meridian', offer)
  await world.scheduleChanges.turn({ bookingCode: await codeOf(reference), cancelled: true })
  const on = (day: number) => meridian.searchChange({ reference, offer: 0, date: inDays(day) })
  // The tests above moved the clock by some days; what counts is the offer's own day.
  const sameDay = await on(100)
  expect(sameDay.length).toBeGreaterThan(0)
  for (const { offer: to, difference, penalty } of [...sameDay, ...(await on(93))]) {
    expect([difference.amount, penalty.amount]).toEqual([0, 0])
    expect([to.family.code, to.price, to.refund]).toEqual([
      ...[offer.family.code, offer.price, offer.refund],
    ])
    expect(flightOf(to) === flightOf(offer) && to.slice.departure === offer.slice.departure).toBe(
      false,
    )
  }
  expect(await on(108)).toEqual([])
  expect(await on(92)).toEqual([])
})

test('flights that weren’t flown are fully refunded, even after their day', async () => {
  const offer = await direct('LHR', 'JFK', inDays(110))
  const reference = await buy('meridian', offer)
  await world.scheduleChanges.turn({ bookingCode: await codeOf(reference), cancelled: true })
  clock.advance(days(110))
  clock.advance(hours(24))
  expect(await meridian.quoteRefund(reference)).toMatchObject({ penalty: { amount: 0 } })
})
