import { describe, expect, test } from 'vitest'
import { duffelOffer, type OfferWishes } from '../../../../../test/support/duffel/duffel-offer.ts'
import { testNow } from '../../../../../test/support/test-clock.ts'
import { offerAnswer } from '../answers.ts'
import { isHoldable, supplierOffer } from './supplier-offer.ts'

const read = (wishes: OfferWishes, more: object = {}) =>
  offerAnswer.parse({ data: { ...duffelOffer(wishes), ...more } }).data
const made = (wishes: OfferWishes, more: object = {}) => supplierOffer(read(wishes, more), 1)

describe('baggage', () => {
  test.each([
    [[{ type: 'checked', quantity: 2 }], { rule: 'pieceonly', pieces: 2 }, { rule: 'unknown' }],
    [[{ type: 'checked', quantity: 0 }], { rule: 'none' }, { rule: 'unknown' }],
    [
      [
        { type: 'carry_on', quantity: 1 },
        { type: 'carry_on', quantity: 1 },
        { type: 'checked', quantity: 0 },
      ],
      { rule: 'none' },
      { rule: 'pieceonly', pieces: 2 },
    ],
    [[], { rule: 'unknown' }, { rule: 'unknown' }],
    [null, { rule: 'unknown' }, { rule: 'unknown' }],
  ])('%o allows %o to be checked and %o in the cabin', (baggages, checkedBag, cabinBag) => {
    const { baggage } = made({ baggages })
    expect(baggage).toEqual([{ segment: 0, type: 'adult', checkedBag, cabinBag }])
  })
})

describe('conditions', () => {
  const terms = (refund: object | null, change: object | null) =>
    made({ conditions: { refund_before_departure: refund, change_before_departure: change } })
  const allowed = (penalty_amount: string | null, penalty_currency: string | null) => ({
    allowed: true,
    penalty_amount,
    penalty_currency,
  })
  const gbp = (amount: number) => ({ kind: 'allowed', penalty: { amount, currency: 'GBP' } })

  test.each([
    [null, { kind: 'unknown' }],
    [{ allowed: false, penalty_amount: null, penalty_currency: null }, { kind: 'not_allowed' }],
    [allowed('25.50', 'GBP'), gbp(2550)],
    [allowed('0.00', 'GBP'), gbp(0)],
    // Allowed, but for an unknown penalty.
    [allowed(null, null), { kind: 'unknown' }],
    [allowed('10.00', 'XXX'), { kind: 'unknown' }],
  ])('%o is %o', (said, condition) => {
    expect(terms(said, null).refund).toEqual(condition)
    expect(terms(null, said).change).toEqual(condition)
  })

  test('penalties in another currency are converted to the offer’s', () => {
    const { refund } = terms(allowed('10.00', 'USD'), null)
    expect(refund).toMatchObject({ kind: 'allowed', penalty: { currency: 'GBP' } })
    expect(refund).not.toEqual(gbp(1000))
  })

  test('no more than the price can be kept, and a change dearer than the flights is not allowed', () => {
    expect(terms(allowed('500.00', 'GBP'), null).refund).toEqual(gbp(10_000))
    expect(terms(null, allowed('500.00', 'GBP')).change).toEqual({ kind: 'not_allowed' })
  })

  test('conditions that are missing are unknown', () => {
    const { refund, change } = made({ conditions: null })
    expect([refund.kind, change.kind]).toEqual(['unknown', 'unknown'])
  })
})

test('an offer has Duffel’s id, place, price, expiry and share of the emissions', () => {
  const passengers = [
    { id: 'a', type: 'adult' },
    { id: 'b', type: 'adult' },
    { id: 'c', type: 'infant_without_seat' },
  ]
  const offer = made({ passengers, total: '210.00', tax: null })
  expect(offer).toMatchObject({
    ref: 'off_0000test',
    sliceIndex: 1,
    extraBags: [],
    splitEstimated: true,
    price: { amount: 21_000, currency: 'GBP' },
    family: { code: 'BASIC', name: 'Basic', cabin: 'economy' },
    needs: { documents: 'passport' },
    slice: { co2Kg: 230 },
  })
  expect(offer.passengers.map(({ taxes }) => taxes.amount)).toEqual([0, 0])
  expect(Date.parse(offer.expiresAt)).toBeGreaterThan(testNow())
})

test('the price of a single passenger type is Duffel’s own', () => {
  expect(made({})).not.toHaveProperty('splitEstimated')
})

test('missing emissions are estimated by distance', () => {
  // 5,540 km from London to New York.
  expect(made({}, { total_emissions_kg: null }).slice.co2Kg).toBe(499)
})

test('a fare without a name is named after its cabin', () => {
  expect(made({ brand: null }).family).toEqual({
    code: 'ECONOMY',
    name: 'Economy',
    cabin: 'economy',
  })
})

test.each([
  [false, '2027-01-01T00:00:00Z', '2027-01-01T00:00:00Z', true],
  [true, null, null, false],
  [false, '2027-01-01T00:00:00Z', null, false],
  [false, null, '2027-01-01T00:00:00Z', false],
])('instant payment %s, seats until %s, price until %s: can be held: %s', (...terms) => {
  const [requires_instant_payment, payment_required_by, price_guarantee_expires_at, can] = terms
  const requirements = { requires_instant_payment, payment_required_by, price_guarantee_expires_at }
  expect(isHoldable(read({ requirements }))).toBe(can)
})
