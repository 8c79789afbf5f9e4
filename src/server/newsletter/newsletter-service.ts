import { z } from 'zod'
import type { BodyOf } from '../../contract/endpoint.ts'
import { CatalogueError } from '../../contract/errors.ts'
import type { subscribeNewsletter } from '../../contract/newsletter/newsletter.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { days } from '../platform/duration.ts'
import { defineJob } from '../platform/jobs/job.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Outbox } from '../platform/mail/outbox.ts'
import { issuesTo } from './issue/issue-store.ts'
import { issueMailKey } from './issue/send-issues.ts'
import {
  addFirstHistory,
  addressByUuid,
  changeState,
  keepPending,
  lockById,
  lockByUuid,
  putEntered,
  type Subscriber,
  setLanguage,
} from './subscriber-store.ts'
import { subscriptionMail } from './subscription-mail.ts'

/** Writes to an address that was entered: what depends on its state happens here, where nobody can measure it. */
const invite = defineJob('newsletter.invite', z.object({ subscriberId: z.uuid(), asked: z.int() }))

/** What the form and the links in mails do. Unknown links throw NEWSLETTER_NOT_FOUND. */
export interface NewsletterService {
  /** Asks for a confirmation by mail, or tells subscribers by mail that they are. */
  subscribe(entered: BodyOf<typeof subscribeNewsletter>): Promise<void>
  /** Returns the address of a link, masked, and the language of its newsletter. */
  addressOf(uuid: string): Promise<{ email: string; lang: string }>
  /** Starts the newsletter; returns its language. */
  confirm(uuid: string): Promise<string>
  unsubscribe(uuid: string): Promise<void>
  changeLanguage(uuid: string, language: string): Promise<void>
}

export function createNewsletterService(parts: {
  db: Database
  jobs: Jobs
  clock: Clock
  outbox: Outbox
  origin: string
}): NewsletterService {
  const { db, jobs, clock, outbox, origin } = parts

  jobs.handle(invite, ({ subscriberId, asked }) =>
    inTransaction(db, async (tx) => {
      const row = await lockById(tx, subscriberId)
      if (!row) return
      const now = clock.date()
      if (asked === 1) await addFirstHistory(tx, subscriberId, now)
      if (row.state !== 'confirmed') {
        await changeState(tx, row, { to: 'pending', cause: 'form', now })
        await keepPending(tx, subscriberId, now)
      }
      await outbox.write(tx, {
        key: `newsletter:${subscriberId}:${asked}`,
        to: row.email,
        ...subscriptionMail(row, origin),
      })
    }),
  )

  /** Runs `work` with the subscriber of a link. */
  const withSubscriber = <T>(
    uuid: string,
    work: (tx: Transaction, row: Subscriber) => Promise<T>,
  ): Promise<T> =>
    inTransaction(db, async (tx) => {
      const row = await lockByUuid(tx, uuid)
      if (!row) throw new CatalogueError('NEWSLETTER_NOT_FOUND')
      return work(tx, row)
    })

  return {
    subscribe: ({ email, lang, country }) =>
      inTransaction(db, async (tx) => {
        const entered = { email, language: lang, country: country ?? null }
        const { id, asked } = await putEntered(tx, entered, clock.date())
        await jobs.enqueue(tx, invite, { subscriberId: id, asked })
      }),
    async addressOf(uuid) {
      const found = await addressByUuid(db, uuid)
      if (!found) throw new CatalogueError('NEWSLETTER_NOT_FOUND')
      return { email: masked(found.email), lang: found.language }
    },
    confirm: (uuid) =>
      withSubscriber(uuid, async (tx, row) => {
        await changeState(tx, row, { to: 'confirmed', cause: 'link', now: clock.date() })
        return row.language
      }),
    unsubscribe: (uuid) =>
      withSubscriber(uuid, async (tx, row) => {
        const now = clock.date()
        await changeState(tx, row, { to: 'unsubscribed', cause: 'link', now })
        // What waits for a mail server that is down would otherwise arrive hours after unsubscribing.
        const issues = await issuesTo(tx, row.id, new Date(now.getTime() - days(2)))
        const keys = issues.map((issueId) => issueMailKey(issueId, row.id))
        if (keys.length > 0) await outbox.withdraw(tx, keys)
      }),
    changeLanguage: (uuid, language) =>
      withSubscriber(uuid, (tx, row) => setLanguage(tx, row.id, language)),
  }
}

/** Returns an address that its owner recognizes, and whoever got hold of the link can't use. It doesn't say how long it is. */
function masked(email: string): string {
  const at = email.lastIndexOf('@')
  const [first = ''] = email
  return `${first}•••${email.slice(at)}`
}
