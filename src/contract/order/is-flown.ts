import type { ItemState } from './order.ts'

const neverFlown: readonly ItemState[] = ['expired', 'failed', 'cancelled']

/** Whether an item of an order is a journey that is made, or may be yet: it did not lapse or fail and was not given back. */
export const isFlown = ({ state }: { state: ItemState }): boolean => !neverFlown.includes(state)
