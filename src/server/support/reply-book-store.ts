import { asc, eq } from 'drizzle-orm'
import type { SavedReply } from '../../contract/support/saved-reply.ts'
import type { RecordBook } from '../platform/record-book.ts'
import { savedReplies } from './tables.ts'

/** Support's saved replies as staff edit them. */
export const replyBook: RecordBook<SavedReply> = {
  list: (db) => db.select().from(savedReplies).orderBy(asc(savedReplies.id)),
  async lock(tx, id) {
    const rows = await tx.select().from(savedReplies).where(eq(savedReplies.id, id)).for('update')
    return rows[0]
  },
  async find(db, id) {
    const rows = await db.select().from(savedReplies).where(eq(savedReplies.id, id))
    return rows[0]
  },
  async put(tx, reply) {
    await tx
      .insert(savedReplies)
      .values(reply)
      .onConflictDoUpdate({ target: savedReplies.id, set: reply })
  },
  idOf: ({ id }) => id,
}
