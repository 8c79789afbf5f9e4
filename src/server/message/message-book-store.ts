import { asc, eq } from 'drizzle-orm'
import type { RecordValue } from '../../contract/desk/records.ts'
import type { Executor } from '../platform/database/database.ts'
import type { RecordBook } from '../platform/record-book.ts'
import { inAppMessages } from './tables.ts'

type Message = RecordValue<'message'>
type Row = typeof inAppMessages.$inferSelect

/** In-app messages as staff edit them. */
export const messageBook: RecordBook<Message> = {
  list: async (db) =>
    (await db.select().from(inAppMessages).orderBy(asc(inAppMessages.id))).map(messageOf),
  async lock(tx, id) {
    const rows = await tx.select().from(inAppMessages).where(eq(inAppMessages.id, id)).for('update')
    return rows.map(messageOf)[0]
  },
  async find(db, id) {
    const rows = await db.select().from(inAppMessages).where(eq(inAppMessages.id, id))
    return rows.map(messageOf)[0]
  },
  async put(tx, message) {
    const row = rowOf(message)
    await tx
      .insert(inAppMessages)
      .values(row)
      .onConflictDoUpdate({ target: inAppMessages.id, set: row })
  },
  idOf: ({ id }) => id,
}

/** Stores messages that don't exist yet. */
export async function addMessages(tx: Executor, messages: readonly Message[]): Promise<void> {
  if (messages.length === 0) return
  await tx.insert(inAppMessages).values(messages.map(rowOf)).onConflictDoNothing()
}

const rowOf = ({ startsAt, endsAt, ...rest }: Message): Row => ({
  ...rest,
  startsAt: timeOf(startsAt),
  endsAt: timeOf(endsAt),
})

const timeOf = (text: string | null): Date | null => (text === null ? null : new Date(text))

const messageOf = ({ startsAt, endsAt, ...rest }: Row): Message => ({
  ...rest,
  startsAt: startsAt?.toISOString() ?? null,
  endsAt: endsAt?.toISOString() ?? null,
})
