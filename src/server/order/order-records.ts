import type { ReservationState } from '../../contract/order/order.ts'
import type { Database } from '../platform/database/database.ts'
import { codesOf, movesOf } from './order-store.ts'
import {
  changesOf,
  failedAfterPayment,
  ordersOfReferences,
  type Troubled,
  troubledReservations,
  unknownReservations,
} from './reservation/reservation-store.ts'
import type { HistoryMove } from './whole-order.ts'

export type { Troubled }

/** What staff see of an order that its travellers don't. */
export interface OrderRecords {
  /** Returns its history with the states between which its parts moved, oldest first. */
  history(orderId: string): Promise<HistoryMove[]>
  /** Returns when each of its reservations came to its state. */
  changedAt(orderId: string): Promise<ReadonlyMap<string, Date>>
  /** Returns orders' numbers by their ids. */
  codesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** Returns the ids of reservations' orders by our references. */
  ofReferences(references: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** Returns reservations that have been in one of the states since before a time, the oldest first. */
  troubled(states: ReservationState[], page: { before: Date; most: number }): Promise<Troubled[]>
  /** Returns reservations that nobody knows the state of, the oldest first, with when that began. */
  unknown(most: number): Promise<Troubled[]>
  /** Returns paid reservations that have failed since a time, the oldest first. */
  failedAfterPayment(page: { since: Date; most: number }): Promise<Troubled[]>
}

export const createOrderRecords = ({ db }: { db: Database }): OrderRecords => ({
  history: (orderId) => movesOf(db, orderId),
  changedAt: (orderId) => changesOf(db, orderId),
  codesOf: (ids) => codesOf(db, ids),
  ofReferences: (references) => ordersOfReferences(db, references),
  troubled: (states, page) => troubledReservations(db, states, page),
  unknown: (most) => unknownReservations(db, most),
  failedAfterPayment: (page) => failedAfterPayment(db, page),
})
