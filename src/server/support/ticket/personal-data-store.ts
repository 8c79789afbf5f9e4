import { eq, or } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import type { Person, PersonalData } from '../../platform/personal-data.ts'
import { supportTickets } from './tables.ts'
import { messagesOf } from './ticket-store.ts'

const isTheirs = ({ email, memberId }: Person) =>
  or(eq(supportTickets.email, email), memberId ? eq(supportTickets.memberId, memberId) : undefined)

/** Conversations with support. Files are named only: they can be downloaded from the conversation. */
export const ticketData = ({ db }: { db: Database }): PersonalData => ({
  name: 'messagesToSupport',
  async read(person) {
    const rows = await db.select().from(supportTickets).where(isTheirs(person))
    const messages = await messagesOf(
      db,
      rows.map(({ id }) => id),
    )
    return rows.map(({ id, number, topic, state, orderCode, email, name, createdAt }) => ({
      number,
      topic,
      state,
      orderCode,
      email,
      name,
      createdAt,
      messages: (messages.get(id) ?? []).map(({ author, at, text, attachments }) => ({
        author,
        at,
        text,
        files: attachments.map((file) => file.name),
      })),
    }))
  },
  async erase(tx, person) {
    await tx.delete(supportTickets).where(isTheirs(person))
    return 'done'
  },
})
