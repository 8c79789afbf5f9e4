import { expect, test } from 'vitest'
import { testNow } from '../../../test/support/test-clock.ts'
import { offerSchema, sliceSchema } from '../../contract/flight/offer.ts'
import { type SupplierUnderTest, testBookings } from './contract-bookings.ts'
import type { ChangeOffer, SupplierOffer } from './flight-supplier.ts'

/** Controls of the airlines behind an adapter. Tests that need a missing control are skipped. */
export interface AirlinesUnderTest {
  /** Moves a flight of an issued booking by this many minutes; null cancels it. */
  changeSchedule?(reference: string, minutes: number | null): Promise<void>
}

const refundable = ({ refund }: SupplierOffer) => refund.kind === 'allowed'
const changeable = ({ change }: SupplierOffer) => change.kind === 'allowed'

/** Runs the tests that every adapter must pass for issued tickets. */
export function afterSalesContract(
  open: () => SupplierUnderTest,
  airlines: AirlinesUnderTest,
): void {
  const { holdRequest, issue } = testBookings(open)

  async function exchanges(reference: string): Promise<ChangeOffer[]> {
    const { supplier, query } = open()
    const date = dayAfter(query.slices[0]?.date ?? '')
    const found = await supplier.searchChange({ reference, offer: 0, date })
    expect(found.length).toBeGreaterThan(0)
    return found
  }

  async function anExchange(reference: string): Promise<ChangeOffer> {
    const [first] = await exchanges(reference)
    if (!first) throw new Error('the suite needs an exchange')
    return JSON.parse(JSON.stringify(first), (key, value) =>
      key === 'validUntil' ? new Date(value) : value,
    )
  }

  test('quoting a refund changes nothing, and cancelling keeps no more than quoted', async () => {
    const { supplier } = open()
    const { reference, offer } = await issue(refundable)
    const terms = await supplier.quoteRefund(reference)
    if (terms.outcome !== 'quoted') throw new Error(terms.outcome)
    const { penalty, validUntil } = terms
    expect(penalty.currency).toBe(offer.price.currency)
    expect(penalty.amount).toBeLessThanOrEqual(offer.price.amount)
    expect(validUntil.getTime()).toBeGreaterThan(testNow())

    if (penalty.amount > 0) {
      const less = { ...penalty, amount: penalty.amount - 1 }
      expect(await supplier.cancel(reference, less)).toEqual({ outcome: 'terms_changed' })
    }
    expect(await supplier.lookUp(reference)).toMatchObject({ outcome: 'issued' })
    expect(await supplier.cancel(reference, penalty)).toEqual({ outcome: 'cancelled' })
    expect(await supplier.cancel(reference, penalty)).toEqual({ outcome: 'cancelled' })
    expect(await supplier.lookUp(reference)).toEqual({ outcome: 'cancelled' })
    expect(await supplier.quoteRefund(reference)).toEqual({ outcome: 'not_allowed' })
  })

  test('a booking without tickets has no terms, and an unknown one is not found', async () => {
    const { supplier, query } = open()
    const request = await holdRequest()
    await supplier.hold(request)
    const date = dayAfter(query.slices[0]?.date ?? '')
    const { reference } = request
    expect(await supplier.quoteRefund(reference)).toEqual({ outcome: 'not_allowed' })
    expect(await supplier.searchChange({ reference, offer: 0, date })).toEqual([])

    const nobody = crypto.randomUUID()
    expect(await supplier.quoteRefund(nobody)).toEqual({ outcome: 'not_found' })
    expect(await supplier.searchChange({ reference: nobody, offer: 0, date })).toEqual([])
    expect(await supplier.acceptScheduleChange(nobody)).toEqual({ outcome: 'over' })
  })

  test('exchanges are complete offers for the same route, cabin and passengers on the day', async () => {
    const { supplier, query } = open()
    const { reference, offer } = await issue(changeable)
    const date = dayAfter(query.slices[0]?.date ?? '')
    for (const { offer: to, difference, penalty, validUntil } of await exchanges(reference)) {
      const { ref: _, extraBags, ...facts } = to
      offerSchema.parse({ ...facts, id: 'x', supplier: 'x', supplierName: 'x' })
      expect([to.slice.from, to.slice.to]).toEqual([offer.slice.from, offer.slice.to])
      expect(to.slice.departure.slice(0, 10)).toBe(date)
      expect(to.family.cabin).toBe(offer.family.cabin)
      expect(countsOf(to)).toEqual(countsOf(offer))
      const currencies = [to.price, difference, penalty, ...extraBags.map(({ price }) => price)]
      expect(new Set(currencies.map(({ currency }) => currency)).size).toBe(1)
      expect(difference.amount).toBeGreaterThanOrEqual(0)
      expect(penalty.amount).toBeGreaterThanOrEqual(0)
      expect(validUntil.getTime()).toBeGreaterThan(testNow())
    }
    const signal = AbortSignal.abort(new Error('the visitor left'))
    const asked = supplier.searchChange({ reference, offer: 0, date }, signal)
    await expect(asked).rejects.toBe(signal.reason)
  })

  test('a change is made once, however often it is requested, and reissues tickets', async () => {
    const { supplier } = open()
    const { reference, tickets: old } = await issue(changeable)
    const to = await anExchange(reference)
    const asked = { reference, changeReference: crypto.randomUUID(), offer: 0, to }
    const [changed, again] = await Promise.all([supplier.change(asked), supplier.change(asked)])
    if (changed.outcome !== 'changed') throw new Error(changed.outcome)
    expect(again).toEqual(changed)
    expect(await supplier.change(asked)).toEqual(changed)

    const { bookingCodes, tickets } = changed
    expect(await supplier.lookUp(reference)).toEqual({ outcome: 'issued', bookingCodes, tickets })
    expect(tickets.map(({ passenger }) => passenger)).toEqual(old.map(({ passenger }) => passenger))
    const numbers = tickets.map(({ number }) => number)
    for (const number of numbers) expect(number).toMatch(/^\d{13}$/)
    expect(new Set([...numbers, ...old.map(({ number }) => number)]).size).toBe(numbers.length * 2)
  })

  test('cancelled flights can’t be exchanged', async () => {
    const { supplier } = open()
    const { reference } = await issue(changeable)
    const to = await anExchange(reference)
    await supplier.cancel(reference)
    const asked = { reference, changeReference: crypto.randomUUID(), offer: 0, to }
    expect(await supplier.change(asked)).toEqual({ outcome: 'refused' })
    expect(await supplier.lookUp(reference)).toEqual({ outcome: 'cancelled' })
  })

  const { changeSchedule } = airlines
  if (!changeSchedule) return

  const changesOf = async (reference: string) =>
    (await open().supplier.scheduleChanges()).filter((each) => each.reference === reference)

  test('a schedule change is reported until it is accepted, and the offer then has its new times', async () => {
    const { supplier } = open()
    const { reference, offer } = await issue(() => true)
    await changeSchedule(reference, 90)
    const [told, ...more] = await changesOf(reference)
    if (!told?.after) throw new Error('no schedule change with new times')
    expect(more).toEqual([])
    expect(told).toMatchObject({ offer: 0, before: { departure: offer.slice.departure } })
    expect(sliceSchema.parse(told.after).departure).not.toBe(told.before.departure)
    expect(told.answerBy.getTime()).toBeGreaterThan(testNow())
    expect(await changesOf(reference)).toEqual([told])

    const accepted = await supplier.acceptScheduleChange(told.id)
    expect(accepted).toMatchObject({ outcome: 'accepted', offer: { slice: told.after } })
    expect(await supplier.acceptScheduleChange(told.id)).toEqual(accepted)
    expect(await changesOf(reference)).toEqual([])
    expect(await supplier.lookUp(reference)).toMatchObject({ outcome: 'issued' })
  })

  test('until then a change is free, and counts as an answer', async () => {
    const { supplier } = open()
    const { reference } = await issue(() => true)
    await changeSchedule(reference, 90)
    const [told] = await changesOf(reference)
    for (const { difference, penalty } of await exchanges(reference)) {
      expect([difference.amount, penalty.amount]).toEqual([0, 0])
    }
    const to = await anExchange(reference)
    const asked = { reference, changeReference: crypto.randomUUID(), offer: 0, to }
    expect(await supplier.change(asked)).toMatchObject({ outcome: 'changed' })
    expect(await changesOf(reference)).toEqual([])
    expect(await supplier.acceptScheduleChange(told?.id ?? '')).toEqual({ outcome: 'over' })
  })

  test('flights that no longer operate can’t be accepted, and are fully refundable', async () => {
    const { supplier } = open()
    const { reference } = await issue(() => true)
    await changeSchedule(reference, null)
    const [told] = await changesOf(reference)
    expect(told).toMatchObject({ after: null })
    expect(await supplier.acceptScheduleChange(told?.id ?? '')).toEqual({ outcome: 'over' })
    const terms = await supplier.quoteRefund(reference)
    if (terms.outcome !== 'quoted') throw new Error(terms.outcome)
    expect(terms.penalty.amount).toBe(0)
    expect(await supplier.cancel(reference, terms.penalty)).toEqual({ outcome: 'cancelled' })
    expect(await changesOf(reference)).toEqual([])
  })
}

const dayAfter = (date: string): string =>
  new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10)

const countsOf = ({ passengers }: SupplierOffer) =>
  passengers.map(({ type, count }) => [type, count])
