import { eq } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import type { PersonalData } from '../platform/personal-data.ts'
import { faqVotes } from './tables.ts'

/** Whether articles helped, as told on this device. */
export const voteData = ({ db }: { db: Database }): PersonalData => ({
  name: 'helpVotes',
  async read({ device }) {
    if (!device) return []
    const found = await db.select().from(faqVotes).where(eq(faqVotes.auid, device))
    return found.map(({ articleId, isHelpful, at }) => ({ articleId, isHelpful, at }))
  },
  async erase(tx, { device }) {
    if (device) await tx.delete(faqVotes).where(eq(faqVotes.auid, device))
    return 'done'
  },
})
