import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import type { Person, PersonalData } from '../platform/personal-data.ts'
import { pushSubscriptions } from './tables.ts'

/** Matches a member's subscriptions on all devices, and those that were made on a device without an account. */
const isOf = ({ memberId, device }: Person): SQL | undefined =>
  or(
    sql`false`,
    memberId ? eq(pushSubscriptions.about, `member:${memberId}`) : undefined,
    device
      ? and(eq(pushSubscriptions.device, device), isNull(pushSubscriptions.signInId))
      : undefined,
  )

/** Which devices get push messages. Addresses and keys stay sealed: whoever has them can send messages. */
export const pushData = ({ db }: { db: Database }): PersonalData => ({
  name: 'pushMessages',
  async read(person) {
    const found = await db.select().from(pushSubscriptions).where(isOf(person))
    return found.map(({ events, language, chosenAt }) => ({ events, language, chosenAt }))
  },
  async erase(tx, person) {
    await tx.delete(pushSubscriptions).where(isOf(person))
    return 'done'
  },
})
