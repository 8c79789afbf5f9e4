import type { Database } from '../platform/database/database.ts'
import { movesOf } from './order-store.ts'
import { changesOf } from './reservation/reservation-store.ts'
import type { HistoryMove } from './whole-order.ts'

/** What staff see of an order that its travellers don't. */
export interface OrderRecords {
  /** Returns its history with the states between which its parts moved, oldest first. */
  history(orderId: string): Promise<HistoryMove[]>
  /** Returns when each of its reservations came to its state. */
  changedAt(orderId: string): Promise<ReadonlyMap<string, Date>>
}

export const createOrderRecords = ({ db }: { db: Database }): OrderRecords => ({
  history: (orderId) => movesOf(db, orderId),
  changedAt: (orderId) => changesOf(db, orderId),
})
