import { lt } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import { trackingEvents } from './tables.ts'

export type NewEvent = typeof trackingEvents.$inferInsert

export async function addEvents(db: Database, events: NewEvent[]): Promise<void> {
  await db.insert(trackingEvents).values(events)
}

export async function deleteEventsBefore(db: Database, end: Date): Promise<void> {
  await db.delete(trackingEvents).where(lt(trackingEvents.receivedAt, end))
}
