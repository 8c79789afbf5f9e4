import type { Database } from '../../platform/database/database.ts'
import { stayCancellations } from './property-event-store.ts'

/** A booking that its property cancelled. */
export interface CancelledStay {
  supplier: string
  /** Ours, of the reservation. */
  reference: string
  /** When its guests were told. */
  toldAt: Date
}

/** Returns for staff what properties have cancelled since a time, the oldest first: its guests may need another bed. */
export type CancelledStays = (page: { since: Date; most: number }) => Promise<CancelledStay[]>

export const createCancelledStays =
  ({ db }: { db: Database }): CancelledStays =>
  async (page) =>
    (await stayCancellations(db, page)).flatMap(({ supplier, reference, handledAt }) =>
      handledAt ? [{ supplier, reference, toldAt: handledAt }] : [],
    )
