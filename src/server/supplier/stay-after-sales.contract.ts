import { expect, test } from 'vitest'
import { testNow } from '../../../test/support/test-clock.ts'
import { type HotelUnderTest, isFree, paidNow, testStays } from './contract-stays.ts'
import type { SupplierRate } from './hotel-supplier.ts'
import { stayChangesContract } from './stay-changes.contract.ts'

const isNonRefundable = ({ refundUntil, pay }: SupplierRate) =>
  pay === 'now' && refundUntil.length === 0

/** Runs the tests that every adapter must pass for booked stays. */
export function stayAfterSalesContract(open: () => HotelUnderTest): void {
  const { booked, aDeposit, aRequest, requestOf } = testStays(open)

  test('quoting a cancellation changes nothing, and cancelling refunds no less than quoted', async () => {
    const { supplier } = open()
    const { reference, rate } = await booked(isFree)
    const terms = await supplier.quoteCancellation(reference)
    if (terms.outcome !== 'quoted') throw new Error(terms.outcome)
    const { refund, isInvoluntary, validUntil } = terms
    expect(refund.amount).toBe(paidNow(rate))
    expect(isInvoluntary).toBe(false)
    expect(validUntil.getTime()).toBeGreaterThan(testNow())

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

  stayChangesContract(open)
}
