import { expect, it } from 'vitest'
import { changeProblem, isConfirmed, problemWords, quoteProblem } from './quote-problem.ts'

it.each([
  ['one that is not told any more', undefined, 'QUOTE_SUPERSEDED'],
  ['one with a newer beside it', 'superseded', 'QUOTE_SUPERSEDED'],
  ['one past its time', 'expired', 'QUOTE_EXPIRED'],
  ['an open one', 'open', undefined],
] as const)('%s is confirmed or not', (_, state, problem) => {
  expect(quoteProblem(state && { state })).toBe(problem)
})

it('links to the order once it’s confirmed', () => {
  expect(isConfirmed({ state: 'open' })).toBe(false)
  expect(isConfirmed({ state: 'in_progress' })).toBe(true)
  expect(isConfirmed({ state: 'awaiting_payment' })).toBe(true)
})

it('every problem has a message, also unexpected ones', () => {
  expect(problemWords('QUOTE_EXPIRED')).toBe('quote-expired')
  expect(problemWords('SUPPLIER_UNAVAILABLE')).toBe('supplier')
  expect(problemWords('PAYMENT_DISPUTED')).toBe('disputed')
  expect(problemWords('INTERNAL')).toBe('failed')
})

it('a change waits for the bank, unless a supplier caused it', () => {
  const open = { state: 'open', isInvoluntary: false } as const
  expect(changeProblem(open, { blocksRefunds: true })).toBe('PAYMENT_DISPUTED')
  expect(changeProblem({ ...open, isInvoluntary: true }, { blocksRefunds: true })).toBeUndefined()
  expect(changeProblem(open, { blocksRefunds: false })).toBeUndefined()
  expect(changeProblem({ ...open, state: 'expired' }, undefined)).toBe('QUOTE_EXPIRED')
})
