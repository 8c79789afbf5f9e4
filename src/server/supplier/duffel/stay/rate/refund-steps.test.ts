import { describe, expect, test } from 'vitest'
import { money } from '../../../../../contract/money.ts'
import { refundAt, refundSteps } from './refund-steps.ts'

const paid = money(30_000, 'USD')
const step = (before: string, refund_amount: string, currency = 'USD') => ({
  before,
  refund_amount,
  currency,
})
const monday = '2030-03-04T12:00:00.000Z'
const tuesday = '2030-03-05T12:00:00.000Z'

describe('a cancellation timeline', () => {
  test.each<[string, ReturnType<typeof step>[], [string, number][]]>([
    ['without steps is non-refundable', [], []],
    ['of one step refunds until then', [step(monday, '300.00')], [[monday, 30_000]]],
    [
      'of two steps refunds less after the first',
      [step(monday, '300.00'), step(tuesday, '150.00')],
      [
        [monday, 30_000],
        [tuesday, 15_000],
      ],
    ],
    [
      'in any order is sorted',
      [step(tuesday, '150.00'), step(monday, '300.00')],
      [
        [monday, 30_000],
        [tuesday, 15_000],
      ],
    ],
    [
      'that ends with nothing has no last step',
      [step(monday, '300.00'), step(tuesday, '0.00')],
      [[monday, 30_000]],
    ],
    [
      'at the property’s own time is an instant',
      [step('2030-03-04T20:00:00+08:00', '1')],
      [[monday, 100]],
    ],
    ['never refunds more than is paid', [step(monday, '300.01')], [[monday, 30_000]]],
    [
      'never refunds more later than earlier',
      [step(monday, '100.00'), step(tuesday, '300.00')],
      [
        [monday, 10_000],
        [tuesday, 10_000],
      ],
    ],
    ['rounds refunds down', [step(monday, '99.999')], [[monday, 9999]]],
    ['in another currency promises nothing', [step(monday, '300.00', 'GBP')], []],
    [
      'that says two things of one instant promises the lower',
      [step(monday, '300.00'), step(monday, '150.00')],
      [[monday, 15_000]],
    ],
  ])('%s', (_, timeline, steps) => {
    expect(refundSteps(timeline, paid)).toEqual(
      steps.map(([instant, amount]) => ({ instant, refund: money(amount, 'USD') })),
    )
  })

  test.each([
    ['before the first step', monday, -1, 30_000],
    ['at the first instant', monday, 0, 15_000],
    ['before the last step', tuesday, -1, 15_000],
    ['at the last instant', tuesday, 0, undefined],
  ])('refunds by the time: %s', (_, at, ms, amount) => {
    const timeline = [step(monday, '300.00'), step(tuesday, '150.00')]
    const refundUntil = refundSteps(timeline, paid)
    expect(refundAt({ refundUntil }, Date.parse(at) + ms)?.refund.amount).toBe(amount)
  })
})
