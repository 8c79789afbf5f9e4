import { eq } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import type { PersonalData } from '../platform/personal-data.ts'
import { newsletterHistory, newsletterSubscribers } from './tables.ts'

/** A subscription to the newsletter, with the evidence of its consent. */
export const newsletterData = ({ db }: { db: Database }): PersonalData => ({
  name: 'newsletter',
  async read({ email }) {
    const [subscriber] = await db
      .select()
      .from(newsletterSubscribers)
      .where(eq(newsletterSubscribers.email, email))
    if (!subscriber) return []
    const { language, country, state, changedAt } = subscriber
    const history = await db
      .select()
      .from(newsletterHistory)
      .where(eq(newsletterHistory.subscriberId, subscriber.id))
      .orderBy(newsletterHistory.at)
    const changes = history.map(({ from, to, cause, reason, at }) => ({
      from,
      to,
      cause,
      at,
      ...(reason && { reason }),
    }))
    return [{ language, country, state, changedAt, changes }]
  },
  async erase(tx, { email }) {
    await tx.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, email))
    return 'done'
  },
})
