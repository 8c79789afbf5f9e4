import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import type { Database, Executor } from '../../platform/database/database.ts'
import { inAnyOrder } from '../../platform/database/sweeping.ts'
import type { StayEvent } from '../../supplier/hotel-supplier.ts'
import { stayEvents } from '../tables.ts'

/** An event of one of our bookings whose consequences aren't recorded yet. */
export interface OpenEvent extends StayEvent {
  supplier: string
}

/** Stores reported events; those that are known already stay as they are. */
export async function addStayEvents(
  db: Database,
  supplier: string,
  events: readonly StayEvent[],
): Promise<void> {
  if (events.length === 0) return
  await db
    .insert(stayEvents)
    .values(events.map((event) => ({ ...event, supplier })))
    .onConflictDoNothing()
}

export const openStayEvents = (db: Database, limit: number): Promise<OpenEvent[]> =>
  db
    .select({
      supplier: stayEvents.supplier,
      id: stayEvents.id,
      reference: stayEvents.reference,
      kind: stayEvents.kind,
      at: stayEvents.at,
    })
    .from(stayEvents)
    .where(isNull(stayEvents.handledAt))
    .orderBy(inAnyOrder)
    .limit(limit)

export async function closeStayEvent(
  tx: Executor,
  { supplier, id }: OpenEvent,
  handledAt: Date,
): Promise<void> {
  await tx
    .update(stayEvents)
    .set({ handledAt })
    .where(and(eq(stayEvents.supplier, supplier), eq(stayEvents.id, id)))
}

/** Returns the cancellations by properties whose consequences were recorded since a time, the oldest first. */
export const stayCancellations = (db: Executor, { since, most }: { since: Date; most: number }) =>
  db
    .select({
      supplier: stayEvents.supplier,
      reference: stayEvents.reference,
      handledAt: stayEvents.handledAt,
    })
    .from(stayEvents)
    .where(and(eq(stayEvents.kind, 'cancelled_by_property'), gt(stayEvents.handledAt, since)))
    .orderBy(asc(stayEvents.handledAt))
    .limit(most)
