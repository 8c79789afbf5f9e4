import { expect, test } from 'vitest'
import { type HotelUnderTest, testStays } from './contract-stays.ts'
import type { ChangeQuote, StayChange, StayRequest, SupplierRate } from './hotel-supplier.ts'

const paidNow = (rate: SupplierRate) => rate.rooms.reduce((sum, { now }) => sum + now.amount, 0)
const isFree = ({ refundUntil, rooms, pay }: SupplierRate) =>
  pay === 'now' &&
  refundUntil[0]?.refund.amount === rooms.reduce((sum, { now }) => sum + now.amount, 0)
const isNonRefundable = ({ refundUntil, pay }: SupplierRate) =>
  pay === 'now' && refundUntil.length === 0

/** Runs the tests that every adapter must pass for booked stays. */
export function stayAfterSalesContract(open: () => HotelUnderTest): void {
  const { stay, booked, aDeposit, aRequest, requestOf } = testStays(open)

  test('quoting a cancellation changes nothing, and cancelling refunds no less than quoted', async () => {
    const { supplier } = open()
    const { reference, rate } = await booked(isFree)
    const terms = await supplier.quoteCancellation(reference)
    if (terms.outcome !== 'quoted') throw new Error(terms.outcome)
    const { refund, isInvoluntary, validUntil } = terms
    expect(refund.amount).toBe(paidNow(rate))
    expect(isInvoluntary).toBe(false)
    expect(validUntil.getTime()).toBeGreaterThan(Date.now())

    const more = { ...refund, amount: refund.amount + 1 }
    expect(await supplier.cancel(reference, more)).toBe('terms_changed')
    expect(await supplier.lookUp(reference)).toMatchObject({ outcome: 'booked' })
    expect(await supplier.cancel(reference, refund)).toBe('cancelled')
    expect(await supplier.cancel(reference, refund)).toBe('cancelled')
    expect(await supplier.lookUp(reference)).toEqual({ outcome: 'cancelled' })
    expect(await supplier.quoteCancellation(reference)).toEqual({ outcome: 'not_allowed' })
  })

  test('a non-refundable booking can be cancelled for nothing', async () => {
    const { supplier } = open()
    const { reference } = await booked(isNonRefundable)
    const terms = await supplier.quoteCancellation(reference)
    if (terms.outcome !== 'quoted') throw new Error(terms.outcome)
    expect(terms.refund.amount).toBe(0)
    expect(await supplier.cancel(reference, terms.refund)).toBe('cancelled')
  })

  test('a deposit is all that is charged before arrival, and at most that is refunded', async (t) => {
    const { supplier } = open()
    const rate = await aDeposit()
    if (!rate) return t.skip()
    for (const { now, atProperty } of rate.rooms) {
      expect(now.amount).toBeGreaterThan(0)
      expect(atProperty?.amount).toBeGreaterThan(0)
    }
    const request = requestOf(rate)
    await supplier.hold?.(request)
    expect(await supplier.book(request)).toMatchObject({ outcome: 'booked', rate })
    const terms = await supplier.quoteCancellation(request.reference)
    if (terms.outcome !== 'quoted') throw new Error(terms.outcome)
    expect(terms.refund.amount).toBeGreaterThan(0)
    expect(terms.refund.amount).toBeLessThanOrEqual(paidNow(rate))
    expect(terms.refund.currency).toBe(rate.rooms[0]?.now.currency)
    expect(await supplier.cancel(request.reference, terms.refund)).toBe('cancelled')
  })

  test('a stay that isn’t booked has no terms', async (t) => {
    const { supplier } = open()
    if (!supplier.hold) return t.skip()
    const request = await aRequest()
    await supplier.hold(request)
    const { reference } = request
    expect(await supplier.quoteCancellation(reference)).toEqual({ outcome: 'not_allowed' })
  })

  /** Returns a change of a booked stay to a night more. */
  const aNightMore = ({ reference, rate: { stay }, leadGuests }: StayRequest): StayChange => ({
    reference,
    to: {
      checkIn: stay.checkIn,
      checkOut: new Date(Date.parse(stay.checkOut) + 86_400_000).toISOString().slice(0, 10),
      rooms: stay.rooms,
      leadGuests,
    },
  })

  /** Returns a stored quote, as the server keeps it. */
  async function quoted(change: StayChange) {
    const quote: ChangeQuote | undefined = await open().supplier.quoteChange?.(change)
    if (quote?.outcome !== 'quoted') throw new Error(quote?.outcome)
    const { outcome: _, ...terms } = quote
    return terms
  }

  test('a change is quoted without changing anything, and made once however often it is requested', async (t) => {
    const { supplier } = open()
    if (!supplier.change) return t.skip()
    const request = await booked(isFree)
    const change = aNightMore(request)
    const terms = await quoted(change)
    expect(terms.rate.stay.checkOut).toBe(change.to.checkOut)
    expect(terms.difference.amount).toBe(
      paidNow(terms.rate) - paidNow(request.rate) + terms.fee.amount,
    )
    expect(terms.validUntil.getTime()).toBeGreaterThan(Date.now())
    expect(await supplier.lookUp(request.reference)).toMatchObject({ rate: request.rate })

    const asked = { ...change, changeReference: crypto.randomUUID(), quoted: terms }
    const [made, again] = await Promise.all([supplier.change(asked), supplier.change(asked)])
    if (made.outcome !== 'changed') throw new Error(made.outcome)
    expect(again).toEqual(made)
    expect(await supplier.change(asked)).toEqual(made)
    expect(made.rate).toEqual(terms.rate)
    const { code, confirmations, rate } = made
    const now = await supplier.lookUp(request.reference)
    expect(now).toEqual({ outcome: 'booked', code, confirmations, rate })

    const refund = await supplier.quoteCancellation(request.reference)
    expect(refund).toMatchObject({ refund: { amount: paidNow(rate) } })
  })

  test('another room type is quoted with the same conditions, and booked', async (t) => {
    const { supplier } = open()
    if (!supplier.change) return t.skip()
    const { request, other } = await bookedWithAnother()
    const { reference, leadGuests, rate: booked } = request
    const { checkIn, checkOut, rooms } = booked.stay
    const to = { checkIn, checkOut, rooms, leadGuests, roomType: other.id }
    const terms = await quoted({ reference, to })
    expect([terms.rate.room, terms.rate.stay]).toEqual([other, booked.stay])
    const conditions = ({ board, pay, guarantee, refundUntil }: SupplierRate) =>
      [board, pay, guarantee, ...refundUntil.map(({ instant }) => instant)].join()
    expect(conditions(terms.rate)).toBe(conditions(booked))
    expect(terms.difference.amount).toBe(paidNow(terms.rate) - paidNow(booked) + terms.fee.amount)
    const asked = { reference, to, changeReference: crypto.randomUUID(), quoted: terms }
    expect(await supplier.change(asked)).toMatchObject({ outcome: 'changed', rate: terms.rate })
    expect(await supplier.lookUp(reference)).toMatchObject({ rate: terms.rate })
  })

  /** Returns a booked stay that can be cancelled for free, and another room type that its property sells then. */
  async function bookedWithAnother() {
    const { supplier, place } = open()
    for (const { ref } of await supplier.search({ ...place, stay })) {
      const rates = await supplier.rates({ ref, stay })
      const rate = rates.find(isFree)
      const other = rates.find(({ room }) => room.id !== rate?.room.id)?.room
      if (!rate || !other) continue
      const request = requestOf(rate)
      await supplier.hold?.(request)
      if ((await supplier.book(request)).outcome === 'booked') return { request, other }
    }
    throw new Error('no property sells two room types')
  }

  test('a room type that isn’t sold is gone', async (t) => {
    const { supplier } = open()
    if (!supplier.quoteChange) return t.skip()
    const { reference, rate, leadGuests } = await booked(isFree)
    const { checkIn, checkOut, rooms } = rate.stay
    const to = { checkIn, checkOut, rooms, leadGuests, roomType: 'no-such-room' }
    expect(await supplier.quoteChange({ reference, to })).toEqual({ outcome: 'gone' })
  })

  test('other lead guests cost nothing while the stay stays the same', async (t) => {
    const { supplier } = open()
    if (!supplier.change) return t.skip()
    const { reference, rate } = await booked()
    const { checkIn, checkOut, rooms } = rate.stay
    const leadGuests = rooms.map(() => ({ title: 'mr', givenName: 'Ben', surname: 'Ong' }))
    const terms = await quoted({ reference, to: { checkIn, checkOut, rooms, leadGuests } })
    expect([terms.difference.amount, terms.rate]).toEqual([terms.fee.amount, rate])
  })

  test('a cancelled stay can’t be changed, nor one nobody knows', async (t) => {
    const { supplier } = open()
    if (!(supplier.change && supplier.quoteChange)) return t.skip()
    const request = await booked(isFree)
    const change = aNightMore(request)
    const terms = await quoted(change)
    await supplier.cancel(request.reference, { ...terms.fee, amount: 0 })
    const asked = { ...change, changeReference: crypto.randomUUID(), quoted: terms }
    expect(await supplier.change(asked)).toEqual({ outcome: 'refused' })
    expect(await supplier.quoteChange(change)).toEqual({ outcome: 'not_allowed' })
    const nobody = { ...change, reference: crypto.randomUUID() }
    expect(await supplier.quoteChange(nobody)).toEqual({ outcome: 'not_found' })
  })
}
