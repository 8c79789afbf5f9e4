import { expect, it } from 'vitest'
import { money } from '../../../contract/money.ts'
import { cancelSteps, termsLeft } from './cancel-steps.ts'

const now = Date.parse('2026-12-01T00:00:00Z')
const price = (amount: number) => ({ now: money(amount, 'MYR'), total: money(100_000, 'MYR') })
const step = (instant: string, amount: number) => ({ instant, refund: money(amount, 'MYR') })
const free = step('2026-12-05T10:00:00Z', 80_000)
const half = step('2026-12-08T10:00:00Z', 40_000)

it('everything, then a part, then nothing', () => {
  expect(cancelSteps({ refundUntil: [free, half], price: price(80_000) }, now)).toEqual([
    { refunds: 'all', until: free.instant, refund: free.refund },
    { refunds: 'part', until: half.instant, refund: half.refund },
    { refunds: 'none' },
  ])
})

it('what has passed is left out', () => {
  const later = Date.parse('2026-12-06T00:00:00Z')
  expect(cancelSteps({ refundUntil: [free, half], price: price(80_000) }, later)).toEqual([
    { refunds: 'part', until: half.instant, refund: half.refund },
    { refunds: 'none' },
  ])
})

it('a non-refundable rate never refunds', () => {
  expect(cancelSteps({ refundUntil: [], price: price(80_000) }, now)).toEqual([{ refunds: 'none' }])
})

it('a rate that is paid at the property names no amount', () => {
  const refundUntil = [step('2026-12-05T10:00:00Z', 0)]
  expect(cancelSteps({ refundUntil, price: price(0) }, now)).toEqual([
    { refunds: 'all', until: '2026-12-05T10:00:00Z' },
    { refunds: 'none', isUnpaid: true },
  ])
})

it('the last step says what is charged to a card that guarantees the stay', () => {
  const guaranteeCharge = { amount: money(300_000, 'THB'), estimate: money(39_000, 'MYR') }
  const terms = { refundUntil: [], price: price(0), guaranteeCharge }
  expect(cancelSteps(terms, now)).toEqual([
    { refunds: 'none', isUnpaid: true, charge: guaranteeCharge },
  ])
})

it('once all that was paid is paid back, only what a saved card is charged matters', () => {
  const rate = { refundUntil: [free, half], price: price(80_000) }
  expect(termsLeft(rate, false)).toBe(rate)
  expect(termsLeft(rate, true)).toBeUndefined()
  const unpaid = { refundUntil: [free], price: price(0) }
  expect(termsLeft(unpaid, true)).toBe(unpaid)
  const guaranteeCharge = { amount: money(300_000, 'THB'), estimate: money(39_000, 'MYR') }
  const left = termsLeft({ ...rate, guaranteeCharge }, true)
  expect(left && cancelSteps(left, now)).toEqual([
    { refunds: 'all', until: half.instant },
    { refunds: 'none', isUnpaid: true, charge: guaranteeCharge },
  ])
})
