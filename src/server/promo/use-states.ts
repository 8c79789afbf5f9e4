import type { TransitionTable } from '../platform/transition-table.ts'

/** States of one order's use of a promo code. */
export const promoUseStates = ['reserved', 'used', 'released'] as const
export type PromoUseState = (typeof promoUseStates)[number]

/**
 * What may follow what.
 * - `released → reserved`: the code is applied again.
 * - `released → used`: money that arrives after the order expired is what was agreed, and pays for it all the same.
 * - `used` is final: a refund doesn't give the code back.
 */
export const promoUseTransitions: TransitionTable<PromoUseState> = {
  reserved: ['reserved', 'used', 'released'],
  used: [],
  released: ['reserved', 'used'],
}
