import { describe, expect, it } from 'vitest'
import { noticeTransitions } from '../aftersales/notice-states.ts'
import { quoteTransitions } from '../aftersales/quote-states.ts'
import { dueTransitions, paymentTransitions } from '../payment/payment-states.ts'
import { assertTransition } from '../platform/transition-table.ts'
import { itemTransitions } from './item-states.ts'

describe.each([
  ['items', itemTransitions, ['failed', 'cancelled']],
  ['payments', paymentTransitions, ['refunded']],
  ['dues', dueTransitions, ['withdrawn']],
  ['quotes', quoteTransitions, ['superseded', 'lapsed', 'done', 'failed']],
  ['notices', noticeTransitions, ['accepted', 'changed', 'refunded']],
])('the states of %s', (_, table, ends) => {
  const transitions = table as Record<string, readonly string[]>
  const states = Object.keys(transitions)

  it('lead to states of the table only', () => {
    for (const followers of Object.values(transitions)) {
      for (const state of followers) expect(states).toContain(state)
    }
  })

  it('end where nothing is left to do', () => {
    expect(states.filter((state) => transitions[state]?.length === 0)).toEqual(ends)
  })

  it('are all reached from the first', () => {
    const reached = new Set([states[0] as string])
    for (const state of reached) for (const next of transitions[state] ?? []) reached.add(next)
    expect([...reached].sort()).toEqual([...states].sort())
  })
})

it.each([
  ['held', 'issuing', true],
  ['held', 'issued', false],
  ['issued', 'failed', false],
  ['issued', 'issued', false],
  ['issuing', 'expired', true],
  ['issued', 'expired', false],
  ['expired', 'held', false],
  ['failed', 'issuing', false],
  ['issued', 'cancelling', true],
  ['issued', 'cancelled', false],
  ['cancelling', 'issued', true],
  ['changing', 'cancelled', false],
  ['cancelled', 'issued', false],
] as const)('from %s to %s: %s', (from, to, allowed) => {
  const step = () => assertTransition(itemTransitions, from, to)
  if (allowed) expect(step).not.toThrow()
  else
    expect(step).toThrow(expect.objectContaining({ code: 'INVALID_STATE', details: { from, to } }))
})
