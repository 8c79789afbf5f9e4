import { sql } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import type { Person, PersonalData } from '../platform/personal-data.ts'
import { feedback } from './tables.ts'

/** Feedback is anonymous, so it's somebody's only if they wrote their address into it. */
const isTheirs = ({ email }: Person) => sql`position(${email} in lower(${feedback.comment})) > 0`

export const feedbackData = ({ db }: { db: Database }): PersonalData => ({
  name: 'feedback',
  async read(person) {
    const found = await db.select().from(feedback).where(isTheirs(person))
    return found.map(({ at, score, topic, comment }) => ({ at, score, topic, comment }))
  },
  async erase(tx, person) {
    await tx.delete(feedback).where(isTheirs(person))
    return 'done'
  },
})
