import { describe, expect, test } from 'vitest'
import { testNow } from '../../../test/support/test-clock.ts'
import { hotelSchema, reviewSchema } from '../../contract/hotel/hotel.ts'
import { boards, payTimes } from '../../contract/hotel/hotel-terms.ts'
import { stayFeeSchema } from '../../contract/hotel/rate.ts'
import { moneySchema } from '../../contract/money.ts'
import { type HotelUnderTest, testStays } from './contract-stays.ts'
import type { SupplierRate } from './hotel-supplier.ts'
import { stayAfterSalesContract } from './stay-after-sales.contract.ts'

/** Runs the tests that every adapter of the port must pass. */
export function hotelSupplierContract(name: string, open: () => HotelUnderTest): void {
  const { stay, aRate, aRequest, heldOrBooked } = testStays(open)

  describe(`${name} implements the port`, () => {
    test('properties are complete, or come with a search', async () => {
      const { supplier, place } = open()
      const found = await supplier.search({ ...place, stay })
      const published = new Map(
        [...(supplier.properties?.() ?? [])].map((property) => [property.ref, property]),
      )
      expect(found.length).toBeGreaterThan(0)
      for (const { ref, property = published.get(ref) } of found) {
        if (!property) throw new Error(`nothing is known of ${ref}`)
        expect(property.ref).toBe(ref)
        hotelSchema.parse({ ...property, id: 'x' })
        expect(() => new Intl.DateTimeFormat('en', { timeZone: property.zone })).not.toThrow()
      }
      expect(new Set(found.map(({ ref }) => ref)).size).toBe(found.length)
    })

    test('a directory says of each property what the list of all says', () => {
      const { directory, properties } = open().supplier
      if (!directory) return
      const all = [...(properties?.() ?? [])]
      const facts = [...directory.facts()]
      expect(facts.map(({ ref }) => ref)).toEqual(all.map(({ ref }) => ref))
      for (const [index, property] of all.entries()) {
        expect(property).toMatchObject(facts[index] ?? {})
        // Absent is told from present.
        for (const fact of ['stars', 'score'] as const) {
          expect(facts[index]?.[fact]).toEqual(property[fact])
        }
      }
      for (const property of all.slice(0, 50)) {
        expect(directory.property(property.ref)).toEqual(property)
      }
    })

    test('a search finds properties within its circle, with rates of theirs', async () => {
      const { supplier, place } = open()
      for (const { ref, rates } of await supplier.search({ ...place, stay })) {
        expect(rates.length).toBeGreaterThan(0)
        for (const rate of rates) {
          expect(rate.property).toBe(ref)
          checkRate(rate)
        }
      }
    })

    test('all rates of a property are cheapest first, and none is cheaper than those of a search', async () => {
      const { supplier, place } = open()
      const [found] = await supplier.search({ ...place, stay })
      if (!found) throw new Error('the suite needs a property')
      const rates = await supplier.rates({ ref: found.ref, stay })
      expect(new Set(rates.map(({ ref }) => ref)).size).toBe(rates.length)
      for (const rate of rates) checkRate(rate)
      const prices = (of: readonly SupplierRate[]) =>
        of.filter(({ pay }) => pay === 'now').map(chargedNow)
      const all = prices(rates)
      expect(all).toEqual(all.toSorted((a, b) => a - b))
      expect(Math.min(...prices(found.rates))).toBe(Math.min(...all))
    })

    test('a property that the supplier doesn’t know has no rates', async () => {
      const { supplier } = open()
      expect(await supplier.rates({ ref: 'no-such-property', stay })).toEqual([])
    })

    test('every room of the stay has its price', async () => {
      const rooms = [...stay.rooms, { adults: 1, childAges: [] }]
      const rate = await aRate({ stay: { ...stay, rooms } })
      expect(rate.rooms).toHaveLength(2)
      expect(rate.stay.rooms).toEqual(rooms)
    })

    test('an aborted search rejects with the reason of the abort', async () => {
      const { supplier, place } = open()
      const reason = new Error('the visitor left')
      const asked = supplier.search({ ...place, stay }, AbortSignal.abort(reason))
      await expect(asked).rejects.toBe(reason)
    })

    test('a rate survives being stored, and still costs the same', async () => {
      const stored: SupplierRate = JSON.parse(JSON.stringify(await aRate()))
      expect(await open().supplier.quote(stored)).toEqual({ outcome: 'same' })
    })

    test('a hold has an expiry, is found by our reference, and is the same if repeated', async (t) => {
      const { supplier } = open()
      if (!supplier.hold) return t.skip()
      const request = await aRequest()
      const [held, again] = await Promise.all([supplier.hold(request), supplier.hold(request)])
      if (held.outcome !== 'held') throw new Error(held.outcome)
      expect(again).toEqual(held)
      expect(held.heldUntil.getTime()).toBeGreaterThan(testNow())
      expect(held.rate).toEqual(request.rate)
      expect(await supplier.lookUp(request.reference)).toEqual(held)
    })

    test('released rooms are no longer held, and can’t be booked', async (t) => {
      const { supplier } = open()
      if (!supplier.hold) return t.skip()
      const request = await aRequest()
      await supplier.hold(request)
      await supplier.release(request.reference)
      await supplier.release(request.reference)
      expect(await supplier.lookUp(request.reference)).toEqual({ outcome: 'cancelled' })
      expect(await supplier.book(request)).toEqual({ outcome: 'failed', reason: 'cancelled' })
    })

    test('a booking has a code, is made once however often it is requested, and is found by our reference', async () => {
      const { supplier } = open()
      const request = await heldOrBooked()
      const [booked, again] = await Promise.all([supplier.book(request), supplier.book(request)])
      if (booked.outcome !== 'booked') throw new Error(booked.outcome)
      expect(again).toEqual(booked)
      expect(await supplier.book(request)).toEqual(booked)
      expect(booked.code).toMatch(/^[A-Za-z0-9-]{4,}$/)
      expect([0, request.rate.stay.rooms.length]).toContain(booked.confirmations.length)
      expect(booked.rate).toEqual(request.rate)
      expect(await supplier.lookUp(request.reference)).toEqual(booked)
    })

    test('releasing what isn’t held does nothing', async () => {
      const { supplier } = open()
      const request = await heldOrBooked()
      await supplier.book(request)
      await supplier.release(request.reference)
      await supplier.release(crypto.randomUUID())
      expect(await supplier.lookUp(request.reference)).toMatchObject({ outcome: 'booked' })
    })

    test('an unknown reference is not found', async () => {
      const { supplier } = open()
      const reference = crypto.randomUUID()
      expect(await supplier.lookUp(reference)).toEqual({ outcome: 'not_found' })
      expect(await supplier.quoteCancellation(reference)).toEqual({ outcome: 'not_found' })
      expect(await supplier.cancel(reference, { amount: 0, currency: 'USD' })).toBe('not_found')
    })

    test('reviews are complete, newest first', async (t) => {
      const { supplier } = open()
      if (!supplier.reviews) return t.skip()
      const reviews = await supplier.reviews((await aRate()).property)
      for (const review of reviews) reviewSchema.parse(review)
      const months = reviews.map(({ stayed }) => stayed)
      expect(months).toEqual(months.toSorted().reverse())
      expect(new Set(reviews.map(({ id }) => id)).size).toBe(reviews.length)
    })

    stayAfterSalesContract(open)
  })
}

const chargedNow = ({ rooms }: SupplierRate): number =>
  rooms.reduce((sum, { now }) => sum + now.amount, 0)

/** Checks what must hold for every rate of every supplier. */
function checkRate(rate: SupplierRate): void {
  const { rooms, fees, refundUntil, pay, stay } = rate
  expect(rooms).toHaveLength(stay.rooms.length)
  expect(boards).toContain(rate.board)
  expect(payTimes).toContain(pay)
  expect(Date.parse(rate.expiresAt)).toBeGreaterThan(testNow())
  const selling = new Set(rooms.map(({ now }) => now.currency))
  const local = new Set(rooms.flatMap(({ atProperty }) => atProperty?.currency ?? []))
  expect([selling.size, local.size <= 1]).toEqual([1, true])
  for (const { now, atProperty } of rooms) {
    moneySchema.parse(now)
    if (atProperty) expect(moneySchema.parse(atProperty).amount).toBeGreaterThan(0)
    expect(now.amount === 0).toBe(pay === 'at_property')
    if (pay !== 'now') expect(atProperty?.amount).toBeGreaterThan(0)
  }

  const dueIn = { now: selling, at_property: local }
  for (const due of ['now', 'at_property'] as const) {
    const own = fees.filter((fee) => fee.due === due)
    for (const fee of own) expect(dueIn[due]).toContain(stayFeeSchema.parse(fee).amount.currency)
    const sum = own.reduce((all, { amount }) => all + amount.amount, 0)
    const charged = rooms.map(({ now, atProperty }) =>
      due === 'now' ? now.amount : (atProperty?.amount ?? 0),
    )
    // Fees are a part of what is due, not added to it.
    expect(sum).toBeLessThanOrEqual(charged.reduce((all, each) => all + each, 0))
  }

  const { guarantee, guaranteeCharge } = rate
  if (pay !== 'at_property') expect(guarantee).toBe('none')
  if (guarantee === 'none') expect(guaranteeCharge).toBeUndefined()
  if (guaranteeCharge) {
    const due = rooms.reduce((all, { atProperty }) => all + (atProperty?.amount ?? 0), 0)
    expect(local).toContain(moneySchema.parse(guaranteeCharge).currency)
    expect(guaranteeCharge.amount).toBeGreaterThan(0)
    // No more than the stay would have cost.
    expect(guaranteeCharge.amount).toBeLessThanOrEqual(due)
  }

  const instants = refundUntil.map(({ instant }) => Date.parse(instant))
  expect(instants).toEqual(instants.toSorted((a, b) => a - b))
  for (const [index, { refund }] of refundUntil.entries()) {
    expect(selling).toContain(refund.currency)
    expect(refund.amount).toBeLessThanOrEqual(
      refundUntil[index - 1]?.refund.amount ?? chargedNow(rate),
    )
  }
  if (rate.roomsLeft !== undefined) expect(rate.roomsLeft).toBeGreaterThan(0)
}
