import type { ReservationState } from '../../../contract/order/order.ts'
import type { TransitionTable } from '../../platform/transition-table.ts'

/**
 * What may follow what, for one reservation.
 * - `unknown`: the supplier did not answer in time; a job asks it by our reference until it is known.
 * - `quoted → failed`: its supplier, which took nothing yet, has sold it before its payment started.
 * - `expired → reserving`: money came after the end of the time to pay, so it is reserved again.
 * - `confirming → expired`: money came in time, but the supplier was asked to confirm too late.
 */
export const reservationTransitions: TransitionTable<ReservationState> = {
  draft: ['reserving'],
  reserving: ['held', 'quoted', 'failed', 'unknown'],
  held: ['confirming', 'expired', 'cancelled'],
  quoted: ['confirming', 'failed', 'expired', 'cancelled'],
  confirming: ['confirmed', 'failed', 'unknown', 'expired'],
  confirmed: ['changing', 'cancelling'],
  unknown: ['held', 'quoted', 'confirmed', 'failed', 'expired'],
  expired: ['reserving', 'failed'],
  failed: [],
  changing: ['confirmed'],
  cancelling: ['cancelled', 'confirmed'],
  cancelled: [],
}

/** States in which an unpaid reservation may keep seats or rooms from others. */
const holding: readonly ReservationState[] = ['reserving', 'unknown', 'held', 'quoted']

export const mayHold = (state: ReservationState): boolean => holding.includes(state)

/** States in which there's something to pay for. */
export const isReserved = ({ state }: { state: ReservationState }): boolean =>
  state === 'held' || state === 'quoted'
