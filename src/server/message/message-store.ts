import { desc, eq } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import { inAppMessages } from './tables.ts'

export type StoredMessage = typeof inAppMessages.$inferSelect

/** Returns all messages that are on, those that win first. */
export const readMessages = (db: Database): Promise<StoredMessage[]> =>
  db
    .select()
    .from(inAppMessages)
    .where(eq(inAppMessages.isOn, true))
    .orderBy(desc(inAppMessages.priority), inAppMessages.id)
