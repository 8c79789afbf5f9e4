import { beforeEach, expect, test } from 'vitest'
import { testFlightWorld } from '../../../../test/support/flight-world.ts'
import { inDays } from '../../../../test/support/traveller.ts'
import { days } from '../../../server/platform/duration.ts'
import { passengersFor } from '../../../server/supplier/contract-bookings.ts'
import type { ChangeOffer, SupplierOffer } from '../../../server/supplier/flight-supplier.ts'
import { SupplierTimeout } from '../../../server/supplier/supplier-error.ts'

const { world, clock, supplier, calm, buy } = await testFlightWorld(16)
const meridian = supplier('meridian')
beforeEach(calm)

const flightOf = ({ slice }: SupplierOffer) => slice.segments[0]?.flight ?? ''

async function search(from: string, to: string, date: string): Promise<SupplierOffer[]> {
  const offers = await meridian.search({
    slices: [{ from, to, date }],
    passengers: { adult: 1, child: 0, infant: 0 },
    cabin: 'economy',
  })
  return offers.filter(({ slice }) => slice.stopType === 'direct')
}

async function fare(code: string, date: string, from = 'LHR', to = 'SIN'): Promise<SupplierOffer> {
  const offer = (await search(from, to, date)).find(({ family }) => family.code === code)
  if (!offer) throw new Error('nothing flies')
  return offer
}

const exchanges = (reference: string, date: string, offer = 0) =>
  meridian.searchChange({ reference, offer, date })

/** Finds another direct flight in the requested family. */
async function anExchange(reference: string, date: string, code: string): Promise<ChangeOffer> {
  const found = (await exchanges(reference, date)).find(
    ({ offer }) => offer.slice.stopType === 'direct' && offer.family.code === code,
  )
  if (!found) throw new Error('nothing to exchange for')
  return found
}

const change = (reference: string, to: ChangeOffer, changeReference = crypto.randomUUID()) =>
  meridian.change({ reference, changeReference, offer: 0, to })

function leave(offer: SupplierOffer, left: number | null): Promise<void> {
  const [segment] = offer.slice.segments
  if (!segment) throw new Error('no segment')
  const date = segment.departure.slice(0, 10)
  const seat = { flight: segment.flight, origin: segment.from, date, cabin: 'economy' as const }
  return world.setSeatsLeft(seat, left)
}

const hold = (offer: SupplierOffer) =>
  meridian.hold({
    reference: crypto.randomUUID(),
    offers: [offer],
    passengers: passengersFor(offer),
    contact: { email: 'traveller@example.com', phone: '+60123456789' },
  })

test('an airline exchanges its own tickets: into any family, for its fee plus the fare difference', async () => {
  const standard = await fare('STANDARD', inDays(60))
  const reference = await buy('meridian', standard)
  const found = await exchanges(reference, inDays(62))
  expect(new Set(found.map(({ offer }) => offer.family.code))).toContain('FLEX')
  const airlines = new Set(
    found
      .filter(({ offer }) => offer.slice.stopType === 'direct')
      .flatMap(({ offer }) => offer.slice.segments.map(({ airline }) => airline)),
  )
  expect([...airlines]).toEqual([standard.slice.segments[0]?.airline])
  for (const { offer, difference, penalty } of found) {
    expect(difference.amount).toBe(Math.max(0, offer.price.amount - standard.price.amount))
    expect({ kind: 'allowed', penalty }).toEqual(standard.change)
  }
})

test('the same flights can be exchanged for a more expensive family, but not for themselves', async () => {
  const standard = await fare('STANDARD', inDays(60))
  const reference = await buy('meridian', standard)
  const same = (await exchanges(reference, inDays(60))).filter(
    ({ offer }) => offer.slice.stopType === 'direct' && flightOf(offer) === flightOf(standard),
  )
  const families = same.map(({ offer }) => offer.family.code)
  expect(families).toContain('FLEX')
  expect(families).not.toContain('STANDARD')
})

test('the price of a non-refundable fare isn’t refundable after an exchange either', async () => {
  const reference = await buy('meridian', await fare('LIGHT', inDays(60)))
  const flex = await anExchange(reference, inDays(61), 'FLEX')
  expect(flex.offer.refund).toEqual({ kind: 'not_allowed' })
  expect(await change(reference, flex)).toMatchObject({ outcome: 'changed' })
  expect(await meridian.quoteRefund(reference)).toEqual({ outcome: 'not_allowed' })
})

test('an exchange for a cheaper fare refunds nothing, nor does a cancellation after it', async () => {
  const flex = await fare('FLEX', inDays(60))
  const reference = await buy('meridian', flex)
  const light = await anExchange(reference, inDays(61), 'STANDARD')
  expect(light.difference.amount).toBe(0)
  expect(light.offer.price.amount).toBeLessThan(flex.price.amount)
  await change(reference, light)
  const own = light.offer.refund.kind === 'allowed' ? light.offer.refund.penalty.amount : 0
  expect(await meridian.quoteRefund(reference)).toMatchObject({
    penalty: { amount: own + flex.price.amount - light.offer.price.amount },
  })
})

test('a return flight before the outbound one has landed isn’t offered', async () => {
  const out = await fare('FLEX', inDays(60))
  const back = await fare('FLEX', inDays(67), 'SIN', 'LHR')
  const reference = await buy('meridian', out, back)
  expect(await exchanges(reference, inDays(59), 1)).toEqual([])
  expect(await exchanges(reference, inDays(69), 0)).toEqual([])
  expect((await exchanges(reference, inDays(68), 1)).length).toBeGreaterThan(0)
})

test('a change takes the new seats and releases the old ones', async () => {
  const old = await fare('FLEX', inDays(60))
  await leave(old, 1)
  const reference = await buy('meridian', old)
  expect(await meridian.reprice(old)).toEqual({ outcome: 'gone' })
  const to = await anExchange(reference, inDays(63), 'FLEX')
  await leave(to.offer, 1)
  expect(await change(reference, to)).toMatchObject({ outcome: 'changed' })
  expect(await hold(to.offer)).toEqual({ outcome: 'gone' })
  expect(await hold(old)).toMatchObject({ outcome: 'held' })
  await meridian.cancel(reference)
  expect(await hold(to.offer)).toMatchObject({ outcome: 'held' })
  await Promise.all([leave(old, null), leave(to.offer, null)])
})

test('a traveller who changes and a buyer compete for the last seat: one gets it, the loser keeps what they had', async () => {
  const reference = await buy('meridian', await fare('FLEX', inDays(60)))
  const before = await meridian.lookUp(reference)
  const to = await anExchange(reference, inDays(64), 'FLEX')
  await leave(to.offer, 1)
  const [changed, held] = await Promise.all([change(reference, to), hold(to.offer)])
  expect([changed.outcome, held.outcome]).toSatisfy(
    ([ours, theirs]) =>
      (ours === 'changed' && theirs === 'gone') || (ours === 'gone' && theirs === 'held'),
  )
  if (changed.outcome === 'gone') expect(await meridian.lookUp(reference)).toEqual(before)
  await leave(to.offer, null)
})

test('many crossing changes neither deadlock nor lose a seat', async () => {
  const [a, b] = [await fare('FLEX', inDays(75)), await fare('FLEX', inDays(76))]
  const references = await Promise.all([0, 1, 2, 3].map((n) => buy('meridian', n % 2 ? a : b)))
  const asked = await Promise.all(
    references.map(async (reference, n) => ({
      reference,
      to: await anExchange(reference, inDays(n % 2 ? 76 : 75), 'FLEX'),
    })),
  )
  const outcomes = await Promise.all(asked.map(({ reference, to }) => change(reference, to)))
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(Array(4).fill('changed'))
})

test('a fare increase is reported, and repeating a change returns the same answer', async () => {
  const reference = await buy('meridian', await fare('FLEX', inDays(60)))
  const to = await anExchange(reference, inDays(65), 'FLEX')
  world.dials.change({ suppliers: { meridian: { priceChange: { percent: 15 } } } })
  const asked = crypto.randomUUID()
  expect(await change(reference, to, asked)).toEqual({ outcome: 'price_changed' })
  calm()
  expect(await change(reference, to, asked)).toEqual({ outcome: 'price_changed' })
  expect(await change(reference, to)).toMatchObject({ outcome: 'changed' })
})

test('an airline may refuse a change or a cancellation; then nothing is done', async () => {
  const reference = await buy('meridian', await fare('FLEX', inDays(60)))
  const before = await meridian.lookUp(reference)
  const to = await anExchange(reference, inDays(65), 'FLEX')
  const refuse = { mode: 'refuse', times: 1 } as const
  world.dials.change({ suppliers: { meridian: { faults: { change: refuse, cancel: refuse } } } })
  expect(await change(reference, to)).toEqual({ outcome: 'refused' })
  expect(await meridian.cancel(reference, to.penalty)).toEqual({ outcome: 'refused' })
  expect(await meridian.lookUp(reference)).toEqual(before)
})

test('a change that was made although its response was lost is found by asking again', async () => {
  const reference = await buy('meridian', await fare('FLEX', inDays(60)))
  const to = await anExchange(reference, inDays(65), 'FLEX')
  const lost = { mode: 'timeout_done', times: 1 } as const
  world.dials.change({ suppliers: { meridian: { faults: { change: lost } } } })
  const asked = crypto.randomUUID()
  await expect(change(reference, to, asked)).rejects.toThrow(SupplierTimeout)
  const made = await meridian.lookUp(reference)
  expect(await change(reference, to, asked)).toEqual({ ...made, outcome: 'changed' })
})

test('a self-transfer’s tickets are reissued by both airlines', async () => {
  const skipjack = supplier('skipjack')
  const offers = await skipjack.search({
    slices: [{ from: 'KUL', to: 'LHR', date: inDays(60) }],
    passengers: { adult: 1, child: 0, infant: 0 },
    cabin: 'economy',
  })
  const offer = offers.find(
    ({ slice, change }) => slice.stopType === 'onestop' && change.kind === 'allowed',
  )
  if (!offer) throw new Error('nothing flies')
  const reference = await buy('skipjack', offer)
  const before = await skipjack.lookUp(reference)
  if (before.outcome !== 'issued') throw new Error(before.outcome)
  const found = await skipjack.searchChange({ reference, offer: 0, date: inDays(67) })
  const [to] = found
  if (!to) throw new Error('nothing to exchange for')
  const asked = { reference, changeReference: crypto.randomUUID(), offer: 0, to }
  const changed = await skipjack.change(asked)
  if (changed.outcome !== 'changed') throw new Error(changed.outcome)
  expect(changed.bookingCodes).toEqual(before.bookingCodes)
  expect(changed.tickets).toHaveLength(before.tickets.length)
  const old = new Set(before.tickets.map(({ number }) => number))
  expect(changed.tickets.some(({ number }) => old.has(number))).toBe(false)
})

test('flights that have departed can’t be exchanged or cancelled', async () => {
  const reference = await buy('meridian', await fare('FLEX', inDays(30)))
  const to = await anExchange(reference, inDays(40), 'FLEX')
  clock.advance(days(32))
  expect(await exchanges(reference, inDays(40))).toEqual([])
  expect(await change(reference, to)).toEqual({ outcome: 'refused' })
  expect(await meridian.quoteRefund(reference)).toEqual({ outcome: 'not_allowed' })
  expect(await meridian.cancel(reference, to.offer.price)).toEqual({ outcome: 'refused' })
})
