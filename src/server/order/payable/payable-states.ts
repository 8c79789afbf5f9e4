import type { TransitionTable } from '../../platform/transition-table.ts'

/**
 * What a payable is for: the order itself, a change of what was bought, or what a property may charge to the card that
 * guaranteed a stay.
 */
export const payablePurposes = ['order', 'change', 'guarantee'] as const
export type PayablePurpose = (typeof payablePurposes)[number]

export const payableStates = ['open', 'paid', 'expired', 'withdrawn'] as const
export type PayableState = (typeof payableStates)[number]

/**
 * What may follow what, for an amount to be paid.
 * - `expired → paid`: late money for an order is taken when its reservations can be made again.
 * - `paid → withdrawn`: what it paid for was not done, and the money goes back.
 */
export const payableTransitions: TransitionTable<PayableState> = {
  open: ['paid', 'expired', 'withdrawn'],
  paid: ['withdrawn'],
  expired: ['paid', 'withdrawn'],
  withdrawn: [],
}
