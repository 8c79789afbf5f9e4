import type { Database } from '../platform/database/database.ts'
import { isOf, type PersonalData } from '../platform/personal-data.ts'
import { trackingEvents } from './tables.ts'

const columns = { device: trackingEvents.visitorId, memberId: trackingEvents.memberId }

/** Page events of an account, and of this device without one. */
export const eventData = ({ db }: { db: Database }): PersonalData => ({
  name: 'events',
  async read(person) {
    const found = await db
      .select()
      .from(trackingEvents)
      .where(isOf(columns, person))
      .orderBy(trackingEvents.happenedAt)
    return found.map(({ id: _, receivedAt: __, ...event }) => event)
  },
  async erase(tx, person) {
    await tx.delete(trackingEvents).where(isOf(columns, person))
    return 'done'
  },
})
