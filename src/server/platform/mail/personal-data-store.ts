import { and, eq, inArray, not, or, type SQL, sql } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Database, Transaction } from '../database/database.ts'
import type { Duration } from '../duration.ts'
import type { Person, PersonalData } from '../personal-data.ts'
import { mailsTo } from './mail-store.ts'
import { mails } from './tables.ts'

type Parts = {
  db: Database
  clock: Clock
  /** How long a code in a mail is valid. */
  codeLifetime: Duration
  /** Returns the names of what isn't over: support has to see, and may have to send again, what was written about it. */
  left(tx: Transaction, person: Person): Promise<string[]>
}

/**
 * Mails that were sent to the address. Those that wait to be sent are left, and sent. What recent ones say is left out: with
 * a code in it, whoever has a member's open session would have the account.
 */
export const mailData = ({ db, clock, codeLifetime, left }: Parts): PersonalData => ({
  name: 'mails',
  async read({ email }) {
    const found = await mailsTo(db, email)
    const codesEnd = clock.now() - codeLifetime
    return found.map(({ subject, text, createdAt, sentAt }) => ({
      subject,
      text: createdAt.getTime() > codesEnd ? null : text,
      createdAt,
      sentAt,
    }))
  },
  async erase(tx, person) {
    const about = (await left(tx, person)).map((name) => sql`strpos(${mails.subject}, ${name}) > 0`)
    const isTheirs = and(eq(mails.to, person.email), inArray(mails.state, ['sent', 'refused']))
    await tx
      .delete(mails)
      .where(about.length > 0 ? and(isTheirs, not(or(...about) as SQL)) : isTheirs)
    return about.length > 0 ? 'later' : 'done'
  },
})
