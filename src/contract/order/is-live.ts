import type { ReservationState } from './order.ts'

/** Until a change or cancellation is carried out, what it is about stays valid. */
const documented: readonly ReservationState[] = ['confirmed', 'changing', 'cancelling']

const over: readonly ReservationState[] = ['expired', 'failed', 'cancelled']

/** Returns whether an order's item is active: not expired, failed or cancelled. */
export const isLive = ({ state }: { state: ReservationState }): boolean => !over.includes(state)

/** Returns whether an order's item is still ahead or taking place: active, and its travellers aren't missing. */
export const isAwaited = (item: {
  state: ReservationState
  isNoShow?: true | undefined
}): boolean => isLive(item) && !item.isNoShow

/** Returns whether an order's item has tickets or vouchers that are valid. */
export const hasDocuments = ({ state }: { state: ReservationState }): boolean =>
  documented.includes(state)
