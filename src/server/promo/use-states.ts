import type { TransitionTable } from '../platform/transition-table.ts'

/** States of one order's use of a promo code. */
export const promoUseStates = ['reserved', 'used', 'released'] as const
export type PromoUseState = (typeof promoUseStates)[number]

/**
 * What may follow what.
 * - `released → reserved`: the code is applied again.
 * - `released → used`: money that arrives after the order expired takes the use again, if there's one left.
 * - `used → released`: nothing of what the code is for could be booked. A refund of what was booked doesn't give it back.
 */
export const promoUseTransitions: TransitionTable<PromoUseState> = {
  reserved: ['reserved', 'used', 'released'],
  used: ['released'],
  released: ['reserved', 'used'],
}
