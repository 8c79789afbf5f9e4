import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import type { PersonalData } from '../personal-data.ts'
import { mailsTo } from './mail-store.ts'
import { mails } from './tables.ts'

/** Mails that were sent to the address. Those that wait to be sent are left, and sent. */
export const mailData = ({ db }: { db: Database }): PersonalData => ({
  name: 'mails',
  async read({ email }) {
    const found = await mailsTo(db, email)
    return found.map(({ subject, text, createdAt, sentAt }) => ({
      subject,
      text,
      createdAt,
      sentAt,
    }))
  },
  async erase(tx, { email }) {
    await tx.delete(mails).where(and(eq(mails.to, email), eq(mails.state, 'sent')))
    return 'done'
  },
})
