import { describe, expect, it, test } from 'vitest'
import type { PriceLine } from '../../../contract/checkout/price-line.ts'
import type { Condition } from '../../../contract/flight/offer.ts'
import { money } from '../../../contract/money.ts'
import { quotedCost } from '../../aftersales/change-cost.ts'
import { convert } from '../../world/exchange-rates.ts'
import { changeCost } from '../exchange/change-cost.ts'
import type { Sold as Fare } from '../order-item/fare-penalty.ts'
import { refundAmount, refundParts } from './refund-amount.ts'

interface Sold extends Fare {
  lines: PriceLine[]
}

const allowed = (amount: number, currency: string): Condition => ({
  kind: 'allowed',
  penalty: money(amount, currency),
})
const none: Condition = { kind: 'not_allowed' }

const line = (kind: PriceLine['kind'], amount: number, currency = 'MYR'): PriceLine => ({
  kind,
  count: 1,
  amount: money(amount, currency),
  due: 'now',
})

/** Bought at USD 100.00, sold at MYR 470.01; the conditions' penalties were converted to whole ringgit. */
const sold = ({
  price = 47_001,
  fees = 0,
  details = {},
}: {
  price?: number
  fees?: number
  details?: Partial<Fare['details']>
} = {}): Sold => ({
  details: {
    offer: {
      price: money(47_001, 'MYR'),
      refund: allowed(9_400, 'MYR'),
      change: allowed(4_700, 'MYR'),
    },
    source: {
      price: money(10_000, 'USD'),
      refund: allowed(2_000, 'USD'),
      change: allowed(1_000, 'USD'),
    },
    ...details,
  },
  lines: [line('base', price), line('fee', fees)],
})

describe('a refund', () => {
  it.each<[string, Sold[], number, boolean, number, number]>([
    ['the penalty that was shown', [sold()], 2_000, false, 47_001, -9_400],
    ['another penalty at the rate of the sale', [sold()], 3_000, false, 47_001, -14_100],
    ['nothing when the airline keeps nothing', [sold()], 0, true, 47_001, 0],
    ['bags with the flights', [sold({ price: 52_001 })], 2_000, false, 52_001, -9_400],
    ['all of it at most', [sold()], 99_000, false, 47_001, -47_001],
    ['never more than was paid', [sold()], -500, false, 47_001, 0],
    ['both items of a booking', [sold(), sold()], 4_000, false, 94_002, -18_800],
    ['earlier fees with the airline', [sold({ fees: 4_700 })], 2_000, false, 51_701, -14_100],
    ['earlier fees too when it caused it', [sold({ fees: 4_700 })], 0, true, 51_701, 0],
  ])('keeps %s', (_, items, penalty, isInvoluntary, paid, kept) => {
    const { lines, amount } = refundAmount(items, money(penalty, 'USD'), isInvoluntary)
    expect(lines).toEqual([
      { kind: 'paid', amount: money(paid, 'MYR') },
      { kind: 'supplier_fee', amount: money(kept, 'MYR') },
    ])
    expect(amount).toEqual(money(paid + kept, 'MYR'))
    expect(Object.is(lines[1]?.amount.amount, -0)).toBe(false)
  })

  it('of a fare without its own condition uses the exchange rate of the sale', () => {
    const item = sold()
    item.details.offer = { ...item.details.offer, refund: none }
    item.details.source = { ...item.details.source, refund: none }
    const { amount } = refundAmount([item], money(2_000, 'USD'), false)
    expect(amount.amount).toBe(47_001 - 9_400)
  })
})

describe('the parts of a refund', () => {
  const parts = (penalty: number, ...items: Sold[]) =>
    refundParts(
      items.map((item, index) => ({ ...item, id: `${index}` })),
      money(penalty, 'USD'),
      false,
    ).map(({ itemIds, lines, amount }) => [itemIds.join(), lines[1]?.amount.amount, amount])

  it('are listed by journey if the fee is the sum of the fares’ own', () => {
    expect(parts(4_000, sold(), sold({ fees: 4_700 }))).toEqual([
      ['0', -9_400, 37_601],
      ['1', -14_100, 37_601],
    ])
  })

  it('are listed by journey if its airlines charge fees in different currencies', () => {
    const inBaht = sold({
      details: {
        offer: { price: money(47_001, 'MYR'), refund: allowed(4_210, 'MYR'), change: none },
        source: { price: money(350_000, 'THB'), refund: allowed(32_500, 'THB'), change: none },
      },
    })
    const penalty = 2_000 + convert(32_500, 'THB', 'USD')
    expect(parts(penalty, sold(), inBaht)).toEqual([
      ['0', -9_400, 37_601],
      ['1', -4_210, 42_791],
    ])
  })

  it('are the whole booking if the airline charges a different fee', () => {
    expect(parts(5_000, sold(), sold())).toEqual([['0,1', -23_501, 70_501]])
    expect(parts(2_000, sold())).toEqual([['0', -9_400, 37_601]])
  })
})

describe('a change', () => {
  it.each([
    [5_000, 1_000, 23_501, 4_700],
    [0, 1_000, 0, 4_700],
    [5_000, 0, 23_501, 0],
    [0, 1_500, 0, 7_050],
  ])('that costs USD %i more and a fee of %i', (difference, penalty, more, fee) => {
    const cost = changeCost(sold(), {
      difference: money(difference, 'USD'),
      penalty: money(penalty, 'USD'),
    })
    expect(cost).toEqual({ difference: more, fee })
    const quoted = quotedCost(cost, 'MYR')
    expect(quoted.lines.map(({ amount }) => amount.amount)).toEqual([more, fee])
    expect(quoted.amount).toEqual(money(more + fee, 'MYR'))
  })
})

test('a sale in the supplier’s own currency is calculated without a rate', () => {
  const own = sold({
    details: { offer: { price: money(10_000, 'USD'), refund: none, change: none } },
    price: 10_000,
  })
  const { amount } = refundAmount([own], money(3_333, 'USD'), false)
  expect(amount).toEqual(money(6_667, 'USD'))
})
