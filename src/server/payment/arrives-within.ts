import { days } from '../platform/duration.ts'

/** How long a refund takes: ten working days for cards, five for transfers, what banks take at the longest. */
export const arrivesWithin = { card: days(14), bank_transfer: days(7) }
