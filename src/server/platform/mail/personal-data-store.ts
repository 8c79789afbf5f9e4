import { and, eq, not, notLike, or, type SQL, sql } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Database, Transaction } from '../database/database.ts'
import type { Duration } from '../duration.ts'
import type { Person, PersonalData } from '../personal-data.ts'
import { mailsTo } from './mail-store.ts'
import { mails } from './tables.ts'

type Parts = {
  db: Database
  clock: Clock
  /** How long a code in a mail is valid, and what the keys of mails with codes begin with. */
  codeLifetime: Duration
  codeWord: string
  /** Returns the names of what isn't over: support has to see, and may have to send again, what was written about it. */
  left(tx: Transaction, person: Person): Promise<string[]>
  /** What the keys of mails begin with that confirm an erasure: those have to be sent first. */
  erasedWord: string
}

/**
 * Mails to the address. Those that wait to be sent go, too: what they are about is erased, and one that can't be sent would
 * stay. What recent ones with codes say is left out: with a code, whoever has a member's open session would have the account.
 * Links are cut to their site: they open orders and tickets, or confirm a subscription, without signing in.
 */
export const mailData = ({
  db,
  clock,
  codeLifetime,
  codeWord,
  left,
  erasedWord,
}: Parts): PersonalData => ({
  name: 'mails',
  async read({ email }) {
    const found = await mailsTo(db, email)
    const codesEnd = clock.now() - codeLifetime
    return found.map(({ key, subject, text, createdAt, sentAt }) => ({
      subject,
      text:
        key.startsWith(`${codeWord}:`) && createdAt.getTime() > codesEnd
          ? null
          : withoutLinks(text),
      createdAt,
      sentAt,
    }))
  },
  async erase(tx, person) {
    const about = (await left(tx, person)).map((name) => sql`strpos(${mails.subject}, ${name}) > 0`)
    const isTheirs = and(eq(mails.to, person.email), notLike(mails.key, `${erasedWord}:%`))
    await tx
      .delete(mails)
      .where(about.length > 0 ? and(isTheirs, not(or(...about) as SQL)) : isTheirs)
    return about.length > 0 ? 'later' : 'done'
  },
})

const withoutLinks = (text: string): string =>
  text.replace(/(https?:\/\/[^/?#\s]+)[/?#]\S*/g, '$1/…')
