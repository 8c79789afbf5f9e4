import { describe, expect, it } from 'vitest'
import { quoteTransitions } from '../../aftersales/quote-states.ts'
import { noticeTransitions } from '../../flight/schedule-change/notice.ts'
import { paymentTransitions } from '../../payment/payment-states.ts'
import { assertTransition } from '../../platform/transition-table.ts'
import { payableTransitions } from '../payable/payable-states.ts'
import { reservationTransitions } from './reservation-states.ts'

describe.each([
  ['reservations', reservationTransitions, ['failed', 'cancelled']],
  ['payments', paymentTransitions, ['saved']],
  ['payables', payableTransitions, ['withdrawn']],
  ['quotes', quoteTransitions, ['superseded', 'expired', 'completed', 'failed']],
  ['notices', noticeTransitions, ['accepted', 'changed', 'refunded']],
])('the states of %s', (_, table, ends) => {
  const transitions = table as Record<string, readonly string[]>
  const states = Object.keys(transitions)

  it('only lead to states of the table', () => {
    for (const followers of Object.values(transitions)) {
      for (const state of followers) expect(states).toContain(state)
    }
  })

  it('end where there’s nothing left to do', () => {
    expect(states.filter((state) => transitions[state]?.length === 0)).toEqual(ends)
  })

  it('can all be reached from the first', () => {
    const reached = new Set([states[0] as string])
    for (const state of reached) for (const next of transitions[state] ?? []) reached.add(next)
    expect([...reached].sort()).toEqual([...states].sort())
  })
})

it.each([
  ['held', 'confirming', true],
  ['quoted', 'confirming', true],
  ['quoted', 'failed', true],
  ['held', 'failed', false],
  ['quoted', 'confirmed', false],
  ['held', 'confirmed', false],
  ['confirmed', 'failed', false],
  ['confirmed', 'confirmed', false],
  ['confirming', 'expired', true],
  ['confirmed', 'expired', false],
  ['expired', 'held', false],
  ['failed', 'confirming', false],
  ['confirmed', 'cancelling', true],
  ['confirmed', 'cancelled', false],
  ['cancelling', 'confirmed', true],
  ['changing', 'cancelled', false],
  ['cancelled', 'confirmed', false],
] as const)('from %s to %s: %s', (from, to, allowed) => {
  const step = () => assertTransition(reservationTransitions, from, to)
  if (allowed) expect(step).not.toThrow()
  else
    expect(step).toThrow(expect.objectContaining({ code: 'INVALID_STATE', details: { from, to } }))
})
