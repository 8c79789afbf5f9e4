import type { ReservationState } from './order.ts'

const over: readonly ReservationState[] = ['expired', 'failed', 'cancelled']

/** Returns whether an order's item is active: not expired, failed or cancelled. */
export const isLive = ({ state }: { state: ReservationState }): boolean => !over.includes(state)
