import { describe, expect, test } from 'vitest'
import { openDuffelShop } from '../../../../../test/support/duffel/duffel-shop.ts'
import { testNow } from '../../../../../test/support/test-clock.ts'
import { SupplierFailure, SupplierTimeout } from '../../supplier-error.ts'

const { api, supplier, other, holdRequest, wait } = await openDuffelShop()

/** Returns how often Duffel was called since then with paths that begin with this. */
const callsSince = (start: number, match: string) =>
  api.calls.slice(start).filter((call) => call.startsWith(match)).length

describe('the response to an order', () => {
  test('that is lost is found by the offer and our reference: one order', async () => {
    const request = await holdRequest()
    api.fail('POST orders', { mode: 'lost_done' })
    await expect(supplier.hold(request)).rejects.toThrow(SupplierTimeout)
    const found = await supplier.lookUp(request.reference)
    expect(found).toMatchObject({ outcome: 'held' })
    expect(await supplier.hold(request)).toEqual(found)
    expect(api.ordersUnder(request.reference)).toHaveLength(1)
  })

  test.each(['broken_done', 'accepted'] as const)(
    'that is unusable (%s) leaves the state unknown until the order is found',
    async (mode) => {
      const request = await holdRequest()
      api.fail('POST orders', { mode })
      await expect(supplier.hold(request)).rejects.toThrow(SupplierTimeout)
      expect(await supplier.lookUp(request.reference)).toMatchObject({ outcome: 'held' })
    },
  )

  test('that never arrives is waited for, and then there is no booking', async () => {
    const request = await holdRequest()
    const start = api.calls.length
    api.fail('POST orders', { mode: 'lost_undone' })
    await expect(supplier.hold(request)).rejects.toThrow(SupplierTimeout)
    await expect(supplier.lookUp(request.reference)).rejects.toThrow(SupplierTimeout)
    await expect(supplier.hold(request)).rejects.toThrow(SupplierTimeout)
    wait(16)
    expect(await supplier.lookUp(request.reference)).toEqual({ outcome: 'not_found' })
    expect(await supplier.hold(request)).toEqual({ outcome: 'gone' })
    expect(callsSince(start, 'POST orders')).toBe(1)
  })

  test.each([
    [503, 'service_unavailable'],
    [429, 'rate_limit_exceeded'],
    [502, 'order_not_created'],
    [422, 'invalid_phone_number'],
    [401, 'expired_access_token'],
  ])('%d %s: nothing was done, and it may be asked again', async (status, code) => {
    const request = await holdRequest()
    api.fail('POST orders', { mode: 'refused', status, code })
    const asked = supplier.hold(request)
    await expect(asked).rejects.toThrow(SupplierFailure)
    await expect(asked).rejects.toThrow(code)
    expect(await supplier.lookUp(request.reference)).toEqual({ outcome: 'not_found' })
    expect(await supplier.hold(request)).toMatchObject({ outcome: 'held' })
  })

  test.each(['offer_no_longer_available', 'offer_expired', 'duplicate_booking'])(
    '%s: the offer is gone for good',
    async (code) => {
      const request = await holdRequest()
      api.fail('POST orders', { mode: 'refused', status: 422, code })
      expect(await supplier.hold(request)).toEqual({ outcome: 'gone' })
      expect(await supplier.hold(request)).toEqual({ outcome: 'gone' })
    },
  )
})

describe('before an order is placed', () => {
  test('a different price is reported, with the current offer, and nothing is held', async () => {
    const request = await holdRequest()
    const stored = api.offers.get(request.offers[0]?.ref ?? '')
    if (stored) stored.total_amount = '150.00'
    const answer = await supplier.hold(request)
    expect(answer).toMatchObject({
      outcome: 'price_changed',
      offers: [{ price: { amount: 15_000, currency: 'GBP' }, ref: request.offers[0]?.ref }],
    })
    expect(api.ordersUnder(request.reference)).toHaveLength(0)
    if (answer.outcome !== 'price_changed') return
    const again = { ...request, reference: crypto.randomUUID(), offers: answer.offers }
    expect(await supplier.hold(again)).toMatchObject({ outcome: 'held' })
  })

  test('a price that changes between re-pricing and ordering is reported too', async () => {
    const request = await holdRequest()
    api.fail('POST orders', { mode: 'refused', status: 422, code: 'price_changed' })
    expect(await supplier.hold(request)).toMatchObject({ outcome: 'price_changed' })
    expect(await supplier.lookUp(request.reference)).toEqual({ outcome: 'not_found' })
  })

  test.each<[string, (offer: { expires_at: string; id: string }) => void]>([
    ['expired', (offer) => (offer.expires_at = '2020-01-01T00:00:00Z')],
    ['forgotten', (offer) => api.offers.delete(offer.id)],
  ])('an offer that is %s is gone', async (_, happen) => {
    const request = await holdRequest()
    const stored = api.offers.get(request.offers[0]?.ref ?? '')
    if (stored) happen(stored)
    const [offer] = request.offers
    expect(offer && (await supplier.reprice(offer))).toEqual({ outcome: 'gone' })
    expect(await supplier.hold(request)).toEqual({ outcome: 'gone' })
  })

  test('bags aren’t available for orders on hold: nothing is requested', async () => {
    const request = { ...(await holdRequest()), bags: [{ offer: 0, passenger: 0, kg: 20 }] }
    await expect(supplier.hold(request)).rejects.toThrow('bags')
    expect(api.ordersUnder(request.reference)).toHaveLength(0)
  })
})

describe('concurrent calls', () => {
  test('from two servers make one order', async () => {
    const request = await holdRequest()
    const asked = [supplier, other, supplier, other].map((each) => each.hold(request))
    const answers = await Promise.all(asked)
    expect(answers[0]).toMatchObject({ outcome: 'held' })
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(api.ordersUnder(request.reference)).toHaveLength(1)
  })
})

describe('two offers under one reference', () => {
  test('are two orders and one booking, which expires with the first of them', async () => {
    const request = await holdRequest(2)
    const held = await supplier.hold(request)
    if (held.outcome !== 'held') throw new Error(held.outcome)
    expect(held.bookingCodes).toEqual([
      { offer: 0, airline: 'ZZ', code: expect.stringMatching(/^ZZ\d+$/) },
      { offer: 1, airline: 'ZZ', code: expect.stringMatching(/^ZZ\d+$/) },
    ])
    expect(new Set(held.bookingCodes.map(({ code }) => code)).size).toBe(2)
    const [first, second] = api.ordersUnder(request.reference)
    expect(second?.slices[0]?.segments[0]?.origin.iata_code).toBe('JFK')
    const soon = new Date(testNow() + 3_600_000)
    if (first) first.payment_status.payment_required_by = soon.toISOString()
    expect(await supplier.lookUp(request.reference)).toMatchObject({ seatsHeldUntil: soon })
  })

  test('are all held or none: the first is cancelled if the second isn’t available', async () => {
    const request = await holdRequest(2)
    const start = api.calls.length
    api.afterFirst('POST orders', {
      mode: 'refused',
      status: 422,
      code: 'offer_no_longer_available',
    })
    expect(await supplier.hold(request)).toEqual({ outcome: 'gone' })
    expect(callsSince(start, 'POST orders')).toBe(2)
    const [order, ...others] = api.ordersUnder(request.reference)
    expect(others).toEqual([])
    expect(order?.cancelled_at).toBeTruthy()
    expect(await supplier.hold(request)).toEqual({ outcome: 'gone' })
    expect(await supplier.lookUp(request.reference)).toEqual({ outcome: 'not_found' })
  })

  test('one of which costs more now are both reported, and neither is held', async () => {
    const request = await holdRequest(2)
    const stored = api.offers.get(request.offers[1]?.ref ?? '')
    if (stored) stored.total_amount = '150.00'
    expect(await supplier.hold(request)).toMatchObject({
      outcome: 'price_changed',
      offers: [{ price: request.offers[0]?.price }, { price: { amount: 15_000 } }],
    })
    expect(api.ordersUnder(request.reference)).toHaveLength(0)
  })

  test('the second of which got no response are found once it is known', async () => {
    const request = await holdRequest(2)
    api.afterFirst('POST orders', { mode: 'lost_done' })
    await expect(supplier.hold(request)).rejects.toThrow(SupplierTimeout)
    expect(await supplier.lookUp(request.reference)).toMatchObject({ outcome: 'held' })
    expect(api.ordersUnder(request.reference)).toHaveLength(2)
  })
})
