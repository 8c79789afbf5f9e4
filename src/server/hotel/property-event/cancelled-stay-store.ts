import { and, asc, eq, gt } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { stayEvents } from '../tables.ts'

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
  async ({ since, most }) => {
    const { supplier, reference, kind, handledAt } = stayEvents
    const rows = await db
      .select({ supplier, reference, toldAt: handledAt })
      .from(stayEvents)
      .where(and(eq(kind, 'cancelled_by_property'), gt(handledAt, since)))
      .orderBy(asc(handledAt))
      .limit(most)
    return rows.flatMap(({ toldAt, ...stay }) => (toldAt ? [{ ...stay, toldAt }] : []))
  }
