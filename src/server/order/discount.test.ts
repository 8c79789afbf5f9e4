import { describe, expect, it } from 'vitest'
import type { PriceLine } from '../../contract/checkout/price-line.ts'
import { money } from '../../contract/money.ts'
import { chargedShare, keepDiscount, shareDiscount, withDiscount } from './discount.ts'

const base = (amount: number): PriceLine => ({
  kind: 'base',
  count: 1,
  amount: money(amount, 'MYR'),
  due: 'now',
})
const item = (price: number, discount: number) => ({
  lines: withDiscount([base(price)], { code: 'TEN', discount, currency: 'MYR' }),
})

describe('a discount', () => {
  it.each<[number, number[], number[]]>([
    [100, [1000, 1000, 1000], [33, 34, 33]],
    [100, [0, 1000], [0, 100]],
    [1000, [300, 700], [300, 700]],
    [0, [300, 0], [0, 0]],
  ])('of %i is shared among %j as %j', (discount, amounts, shares) => {
    expect(shareDiscount(discount, amounts)).toEqual(shares)
  })

  it('replaces the one before, and leaves no line if it is zero', () => {
    const { lines } = item(1000, 100)
    expect(lines.map(({ kind, label, amount }) => [kind, label, amount.amount])).toEqual([
      ['base', undefined, 1000],
      ['promo', 'TEN', -100],
    ])
    expect(withDiscount(lines, { code: 'TEN', discount: 0, currency: 'MYR' })).toEqual([base(1000)])
  })

  it.each([
    [2000, -100],
    [60, -60],
  ])('stays with a new price of %i as %i', (price, left) => {
    const kept = keepDiscount({ lines: [base(price)] }, item(1000, 100))
    expect(kept.lines[1]?.amount.amount).toBe(left)
  })
})

describe('a refund of a discounted price', () => {
  it.each([
    ['all of it', 1000, 900],
    ['half of it', 500, 450],
    ['a rounded part', 333, 300],
    ['nothing', 0, 0],
  ])('of %s is the same share of what was charged', (_, supplier, traveller) => {
    const items = [item(600, 60), item(400, 40)]
    expect(chargedShare(items, supplier)).toBe(traveller)
  })

  it('is what the supplier refunds if there was no discount', () => {
    expect(chargedShare([item(1000, 0)], 333)).toBe(333)
  })
})
