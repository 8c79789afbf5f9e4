import { getTableColumns, lt, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import { deleteInBatches } from '../platform/database/sweeping.ts'
import { trackingEvents } from './tables.ts'

export type NewEvent = typeof trackingEvents.$inferInsert

/** Columns as PostgreSQL names them. */
const columns = Object.keys(getTableColumns(trackingEvents)).map(
  (key) =>
    [key as keyof NewEvent, key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)] as const,
)

/** Stores events: all of them, or none if it throws. They're one parameter, so that any number is one known statement. */
export async function addEvents(db: Database, events: readonly NewEvent[]): Promise<void> {
  const rows = events.map((event) =>
    Object.fromEntries(columns.map(([key, column]) => [column, event[key] ?? null])),
  )
  await db.execute(sql`
    insert into tracking_event select * from json_populate_recordset(
      null::tracking_event, ${JSON.stringify(rows)}::json)`)
}

export async function deleteEventsBefore(db: Database, end: Date): Promise<void> {
  await deleteInBatches(db, trackingEvents, lt(trackingEvents.receivedAt, end))
}
