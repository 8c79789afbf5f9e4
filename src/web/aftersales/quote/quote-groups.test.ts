import { expect, it } from 'vitest'
import type { AfterSales, Notice, Quote } from '../../../contract/aftersales/after-sales.ts'
import { isAfterSalesMoving, nextInstead, quoteGroups } from './quote-groups.ts'

const quote = (quoteId: string, kind: Quote['kind'], state: Quote['state']) =>
  ({ quoteId, kind, state }) as Quote
const ids = (quotes: readonly Quote[]) => quotes.map((each) => each.quoteId).join(' ')

it('an order shows what is in progress, the latest result, and refunds on their way', () => {
  const { shown, past } = quoteGroups({
    quotes: [
      quote('open', 'refund', 'open'),
      quote('newest', 'change', 'completed'),
      quote('unpaid', 'change', 'awaiting_payment'),
      quote('older', 'change', 'failed'),
      quote('expired', 'change', 'expired'),
      quote('money', 'refund', 'completed'),
      quote('oldest', 'refund', 'failed'),
    ],
  })
  expect(ids(shown)).toBe('newest unpaid money')
  expect(ids(past)).toBe('older oldest')
})

it.each([
  [
    'a refund at the airline',
    { quotes: [quote('a', 'refund', 'in_progress')], notices: [], charges: [] },
    true,
  ],
  [
    'a payment to come',
    { quotes: [quote('a', 'change', 'awaiting_payment')], notices: [], charges: [] },
    false,
  ],
  [
    'new times being taken',
    { quotes: [], charges: [], notices: [{ state: 'accepting' } as Notice] },
    true,
  ],
  [
    'new times to answer',
    { quotes: [], charges: [], notices: [{ state: 'open' } as Notice] },
    false,
  ],
] as const)('looking again is worth while for %s: %s', (_, state, worth) => {
  expect(isAfterSalesMoving(state as unknown as AfterSales)).toBe(worth)
})

it('an order whose after-sales didn’t load isn’t polled', () => {
  expect(isAfterSalesMoving(undefined)).toBe(false)
})

it.each([
  ['an answer', { quotes: [], charges: [], notices: [{ state: 'open' }] }, 'notice'],
  [
    'waiting',
    { quotes: [quote('a', 'refund', 'in_progress')], charges: [], notices: [{ state: 'open' }] },
    'in-progress',
  ],
  [
    'what the order’s status says',
    { quotes: [], charges: [], notices: [{ state: 'accepted' }] },
    undefined,
  ],
] as const)('what comes next is %s', (_, state, next) => {
  expect(nextInstead(state as unknown as AfterSales)).toBe(next)
})
