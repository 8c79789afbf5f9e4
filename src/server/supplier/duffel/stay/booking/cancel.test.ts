import { describe, expect, test } from 'vitest'
import {
  openDuffelStaysShop,
  twoGuests,
} from '../../../../../../test/support/duffel/stay/stays-shop.ts'
import { testNow } from '../../../../../../test/support/test-clock.ts'
import { SupplierFailure, SupplierTimeout } from '../../../supplier-error.ts'
import { paidNow } from '../rate/supplier-rate.ts'

const { api, supplier, aRequest, wait, callsSince } = await openDuffelStaysShop()

const steps = [
  { days: 7, share: 1 },
  { days: 2, share: 0.5 },
]
const day = 24 * 60
const minutesUntil = (daysBefore: number) =>
  (Date.parse(twoGuests.checkIn) - testNow()) / 60_000 - daysBefore * day

async function booked(refunds = steps) {
  const request = await aRequest([{ refunds }])
  const { outcome } = await supplier.book(request)
  if (outcome !== 'booked') throw new Error(outcome)
  const paid = { amount: paidNow(request.rate), currency: 'USD' }
  return { ...request, paid, nothing: { ...paid, amount: 0 } }
}

async function refundOf(reference: string) {
  const terms = await supplier.quoteCancellation(reference)
  return terms.outcome === 'quoted' ? terms.refund.amount : terms.outcome
}

describe('a refund', () => {
  test.each<[string, number, (paid: number) => number | string]>([
    ['everything at first', 10, (paid) => paid],
    ['everything until the step ends', minutesUntil(7) - 2, (paid) => paid],
    [
      'half of it in its last minute, which may be over before Duffel has cancelled',
      minutesUntil(7) - 0.5,
      (paid) => paid / 2,
    ],
    ['half of it until the next step', minutesUntil(2) - 2, (paid) => paid / 2],
    ['nothing after the last step', minutesUntil(2) + 1, () => 0],
    ['nothing on the day of arrival', minutesUntil(0) + 10, () => 0],
    ['nothing while it’s still that day there', minutesUntil(-1) + 8 * 60, () => 0],
    [
      'not possible after it, by the property’s clock',
      minutesUntil(-1) + 9 * 60,
      () => 'not_allowed',
    ],
  ])('is %s', async (_, minutes, expected) => {
    const { reference, paid } = await booked()
    wait(minutes)
    expect(await refundOf(reference)).toBe(expected(paid.amount))
  })

  test('stands no longer than its step', async () => {
    const { reference } = await booked()
    wait(minutesUntil(7) - 11)
    const terms = await supplier.quoteCancellation(reference)
    if (terms.outcome !== 'quoted') throw new Error(terms.outcome)
    const end = Date.parse(twoGuests.checkIn) - 7 * day * 60_000
    expect(terms.validUntil.getTime()).toBe(end - 60_000)
  })

  test('that became smaller isn’t taken for the one that was quoted', async () => {
    const { reference, paid } = await booked()
    wait(minutesUntil(7) + 1)
    expect(await supplier.cancel(reference, paid)).toBe('terms_changed')
    expect(await supplier.lookUp(reference)).toMatchObject({ outcome: 'booked' })
    expect(await supplier.cancel(reference, { ...paid, currency: 'EUR' })).toBe('terms_changed')
  })
})

describe('the response to a cancellation', () => {
  test('that is lost is found by asking again, without cancelling twice', async () => {
    const { reference, paid } = await booked()
    const start = api.calls.length
    api.fail('POST bookings/', { mode: 'lost_done' })
    await expect(supplier.cancel(reference, paid)).rejects.toThrow(SupplierTimeout)
    expect(await supplier.lookUp(reference)).toEqual({ outcome: 'cancelled' })
    expect(await supplier.cancel(reference, paid)).toBe('cancelled')
    expect(callsSince(start, 'POST bookings/')).toBe(1)
  })

  test('that never arrives leaves the stay booked, and it can be asked again', async () => {
    const { reference, paid } = await booked()
    api.fail('POST bookings/', { mode: 'lost_undone' })
    await expect(supplier.cancel(reference, paid)).rejects.toThrow(SupplierTimeout)
    expect(await supplier.lookUp(reference)).toMatchObject({ outcome: 'booked' })
    expect(await supplier.cancel(reference, paid)).toBe('cancelled')
  })

  test('can be a refusal', async () => {
    const { reference, paid } = await booked()
    api.fail('POST bookings/', { mode: 'refused', status: 422, code: 'not_cancellable' })
    expect(await supplier.cancel(reference, paid)).toBe('refused')
    api.fail('POST bookings/', { mode: 'refused', status: 503, code: 'service_unavailable' })
    await expect(supplier.cancel(reference, paid)).rejects.toThrow(SupplierFailure)
    expect(await supplier.lookUp(reference)).toMatchObject({ outcome: 'booked' })
  })
})

describe('a stay that its property cancels', () => {
  test('is refunded in full, whatever its rate says, and reported', async () => {
    const { reference, paid } = await booked([])
    expect(await refundOf(reference)).toBe(0)
    const before = new Date(testNow() - 1000)
    api.cancelAsProperty(reference)
    expect(await supplier.lookUp(reference)).toEqual({ outcome: 'cancelled', byProperty: true })
    expect(await supplier.quoteCancellation(reference)).toMatchObject({
      outcome: 'quoted',
      refund: paid,
      isInvoluntary: true,
    })
    expect(await supplier.cancel(reference, paid)).toBe('cancelled')
    const events = await supplier.events?.(before)
    expect(events?.filter((event) => event.reference === reference)).toEqual([
      {
        id: expect.stringMatching(/^bok_.*-cancelled$/),
        reference,
        kind: 'cancelled_by_property',
        at: expect.any(Date),
      },
    ])
  })

  test('after Duffel refused to cancel it for the guest was cancelled by the property', async () => {
    const { reference, paid } = await booked()
    api.fail('POST bookings/', { mode: 'refused', status: 422, code: 'not_cancellable' })
    await supplier.cancel(reference, paid)
    api.cancelAsProperty(reference)
    expect(await supplier.lookUp(reference)).toEqual({ outcome: 'cancelled', byProperty: true })
  })

  test('is reported once in a while, and never if we cancelled it', async () => {
    const shop = await openDuffelStaysShop()
    expect(await shop.supplier.events?.(new Date(0))).toEqual([])
    expect(shop.api.calls).toEqual([])
    const mine = await shop.aRequest([{ refunds: steps }])
    await shop.supplier.book(mine)
    await shop.supplier.cancel(mine.reference, { amount: 0, currency: 'USD' })
    const theirs = await shop.aRequest()
    await shop.supplier.book(theirs)
    shop.api.cancelAsProperty(theirs.reference)
    const told = await shop.supplier.events?.(new Date(0))
    expect(told?.map(({ reference }) => reference)).toEqual([theirs.reference])
    const listed = shop.callsSince(0, 'GET bookings')
    expect(await shop.supplier.events?.(new Date(0))).toEqual([])
    expect(shop.callsSince(0, 'GET bookings')).toBe(listed)
    expect(await shop.other.events?.(new Date(0))).toEqual(told)
    expect(await shop.other.events?.(new Date(testNow() + 60_000))).toEqual([])
  })
})
