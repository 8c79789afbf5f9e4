import { describe, expect, test } from 'vitest'
import { testNow } from '../../../test/support/test-clock.ts'
import { offerSchema } from '../../contract/flight/offer.ts'
import { type AirlinesUnderTest, afterSalesContract } from './after-sales.contract.ts'
import { family, type SupplierUnderTest, testBookings } from './contract-bookings.ts'
import type { SupplierOffer } from './flight-supplier.ts'

/** Runs the tests that every adapter of the port must pass. */
export function flightSupplierContract(
  name: string,
  open: () => SupplierUnderTest,
  airlines: AirlinesUnderTest = {},
): void {
  const { holdRequest } = testBookings(open)
  describe(`${name} implements the port`, () => {
    const search = async (passengers = family) => {
      const { supplier, query } = open()
      return supplier.search({ ...query, passengers })
    }

    test('offers are complete: they match the contract, in one currency, and add up', async () => {
      const offers = await search()
      expect(offers.length).toBeGreaterThan(0)
      for (const offer of offers) {
        const { ref: _, extraBags, ...facts } = offer
        offerSchema.parse({ ...facts, id: 'x', supplier: name, supplierName: name })
        const total = offer.passengers.reduce((sum, each) => sum + each.total.amount, 0)
        expect(total).toBe(offer.price.amount)
        for (const each of offer.passengers) {
          expect(each.total.amount).toBe((each.base.amount + each.taxes.amount) * each.count)
          expect(each.total.currency).toBe(offer.price.currency)
        }
        expect(offer.passengers.map(({ type, count }) => [type, count])).toEqual(
          Object.entries(family),
        )
        for (const condition of [offer.refund, offer.change]) {
          if (condition.kind !== 'allowed') continue
          expect(condition.penalty.currency).toBe(offer.price.currency)
          expect(condition.penalty.amount).toBeLessThanOrEqual(offer.price.amount)
        }
        expect(extraBags.every(({ price }) => price.currency === offer.price.currency)).toBe(true)
      }
    })

    test('an offer has its baggage for each segment and passenger type', async () => {
      for (const { slice, baggage } of await search()) {
        const said = baggage.map(({ segment, type }) => `${segment} ${type}`)
        const wanted = slice.segments.flatMap((_, segment) =>
          Object.keys(family).map((type) => `${segment} ${type}`),
        )
        expect(said).toEqual(wanted)
      }
    })

    test('every slice has its own offers', async () => {
      const { supplier, query } = open()
      const [slice] = query.slices
      if (!slice) throw new Error('the suite needs a slice')
      const back = { from: slice.to, to: slice.from, date: slice.date }
      const offers = await supplier.search({
        ...query,
        slices: [slice, back],
        passengers: { adult: 1, child: 0, infant: 0 },
      })
      expect(new Set(offers.map(({ sliceIndex }) => sliceIndex))).toEqual(new Set([0, 1]))
    })

    test('an aborted search rejects with the reason of the abort', async () => {
      const { supplier, query } = open()
      const reason = new Error('the visitor left')
      const signal = AbortSignal.abort(reason)
      const asked = supplier.search({ ...query, passengers: family }, signal)
      await expect(asked).rejects.toBe(reason)
    })

    test('an offer survives being stored, and still costs the same', async () => {
      const [offer] = await search()
      const stored: SupplierOffer = JSON.parse(JSON.stringify(offer))
      expect(await open().supplier.reprice(stored)).toEqual({ outcome: 'same' })
    })

    test('a hold has a booking code for each airline and two expiries, and is found by our reference', async () => {
      const request = await holdRequest()
      const { supplier } = open()
      const held = await supplier.hold(request)
      if (held.outcome !== 'held') throw new Error(held.outcome)
      const { segments } = request.offers[0].slice
      expect(new Set(held.bookingCodes.map(({ airline }) => airline))).toEqual(
        new Set(segments.map(({ airline }) => airline)),
      )
      for (const { offer, code } of held.bookingCodes) {
        expect(offer).toBe(0)
        expect(code).toMatch(/^[A-Z0-9]{5,}$/)
      }
      expect(held.seatsHeldUntil.getTime()).toBeGreaterThan(testNow())
      expect(held.priceHeldUntil).toBeInstanceOf(Date)
      expect(await supplier.lookUp(request.reference)).toEqual(held)
    })

    test('the same hold again returns the same booking', async () => {
      const request = await holdRequest()
      const { supplier } = open()
      const answers = await Promise.all([supplier.hold(request), supplier.hold(request)])
      expect(answers[0]).toEqual(answers[1])
      expect(await supplier.hold(request)).toEqual(answers[0])
    })

    test('issuing returns a ticket for every passenger, and the same ones on concurrent calls', async () => {
      const request = await holdRequest()
      const { supplier } = open()
      const held = await supplier.hold(request)
      if (held.outcome !== 'held') throw new Error(held.outcome)
      const { reference } = request
      const [issued, again] = await Promise.all([
        supplier.issue(reference),
        supplier.issue(reference),
      ])
      if (issued.outcome !== 'issued') throw new Error(issued.outcome)
      expect(again).toEqual(issued)
      expect(new Set(issued.tickets.map(({ passenger }) => passenger))).toEqual(
        new Set(request.passengers.keys()),
      )
      const numbers = issued.tickets.map(({ number }) => number)
      expect(new Set(numbers).size).toBe(numbers.length)
      for (const number of numbers) expect(number).toMatch(/^\d{13}$/)
      expect(await supplier.lookUp(request.reference)).toEqual({
        outcome: 'issued',
        bookingCodes: held.bookingCodes,
        tickets: issued.tickets,
      })
    })

    test('a cancelled hold has ended: it is found as such, and can’t be issued', async () => {
      const request = await holdRequest()
      const { supplier } = open()
      const held = await supplier.hold(request)
      if (held.outcome !== 'held') throw new Error(held.outcome)
      expect(await supplier.cancel(request.reference)).toEqual({ outcome: 'cancelled' })
      expect(await supplier.cancel(request.reference)).toEqual({ outcome: 'cancelled' })
      expect(await supplier.lookUp(request.reference)).toEqual({ outcome: 'cancelled' })
      expect(await supplier.issue(request.reference)).toEqual({
        outcome: 'failed',
        reason: 'cancelled',
      })
    })

    test('an unknown reference is not found', async () => {
      const { supplier } = open()
      const reference = crypto.randomUUID()
      expect(await supplier.lookUp(reference)).toEqual({ outcome: 'not_found' })
      expect(await supplier.cancel(reference)).toEqual({ outcome: 'not_found' })
      expect(await supplier.issue(reference)).toEqual({
        outcome: 'failed',
        reason: 'not_found',
      })
    })

    test('the offers of a day are those a search for it finds', async () => {
      const { supplier, query, tellsNoDays } = open()
      const [slice] = query.slices
      if (!slice) throw new Error('the suite needs a slice')
      const passengers = { adult: 2, child: 1, infant: 0 }
      const [day] = await supplier.searchDays({
        from: slice.from,
        to: slice.to,
        dates: [slice.date],
        cabin: query.cabin,
        passengers,
      })
      if (tellsNoDays) return expect(day).toBeUndefined()
      const bare = (offers: readonly SupplierOffer[]) =>
        offers.map(({ slice: { segments }, family, price }) => [
          segments.map(({ flight }) => flight).join(),
          family.code,
          price,
        ])
      const { date, offers = [] } = day ?? {}
      expect(date).toBe(slice.date)
      expect(bare(offers)).toEqual(bare(await search(passengers)))
    })

    afterSalesContract(open, airlines)
  })
}
