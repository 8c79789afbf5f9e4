import type { ReservationState } from './order.ts'

const over: readonly ReservationState[] = ['expired', 'failed', 'cancelled']

/** Whether an item of an order is used, or may be yet: it has not expired, failed or been cancelled. */
export const isLive = ({ state }: { state: ReservationState }): boolean => !over.includes(state)
