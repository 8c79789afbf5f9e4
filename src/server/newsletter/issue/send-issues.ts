import { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { type Duration, milliseconds, minutes } from '../../platform/duration.ts'
import { defineJob, everyMinute } from '../../platform/jobs/job.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Outbox } from '../../platform/mail/outbox.ts'
import type { Log } from '../../platform/monitoring/log.ts'
import { issueContentsSchema } from './issue-contents.ts'
import { issueMail } from './issue-mail.ts'
import {
  addSendings,
  changeIssue,
  dueIssue,
  type Issue,
  lockIssue,
  lockRecipients,
} from './issue-store.ts'

/** Starts issues whose time has come, and those whose next job was lost. */
const look = defineJob('newsletter.look', z.object({}), { urgency: 'idle' })
/** Writes the next mails of an issue. */
const send = defineJob('newsletter.send', z.object({ issueId: z.string() }), { urgency: 'idle' })

/** Returns how many mails are written at once, and the pause after them: about twelve times a minute. */
export function paceOf(perMinute: number): { batch: number; pause: Duration } {
  const batch = Math.min(100, Math.ceil(perMinute / 12))
  return { batch, pause: milliseconds((batch / perMinute) * minutes(1)) }
}

/** The key of an issue's mail to a subscriber: one mail per key. */
export const issueMailKey = (issueId: string, subscriberId: string): string =>
  `newsletter:${issueId}:${subscriberId}`

/**
 * Sends the issues. Recipients, their mails and the job for the next ones are written in one transaction, and the outbox
 * sends the mails: a crash repeats none of it and loses none of it.
 */
export function sendIssues(parts: {
  db: Database
  jobs: Jobs
  clock: Clock
  log: Log
  outbox: Outbox
  origin: string
  perMinute: number
}): void {
  const { db, jobs, clock, log, outbox, origin, perMinute } = parts
  const { batch, pause } = paceOf(perMinute)

  async function writeNext(tx: Transaction, issue: Issue): Promise<void> {
    const now = clock.date()
    const read = issueContentsSchema.safeParse(issue.contents)
    if (!read.success) {
      const problem = z.prettifyError(read.error)
      log.error({ issue: issue.id, problem }, 'newsletter issue refused')
      return changeIssue(tx, issue, 'refused', { problem })
    }
    const recipients = await lockRecipients(tx, issue, batch)
    if (recipients.length === 0) {
      if (issue.state === 'planned') await changeIssue(tx, issue, 'sending')
      return changeIssue(tx, { id: issue.id, state: 'sending' }, 'sent', { finishedAt: now })
    }
    await addSendings(tx, issue.id, recipients, now)
    for (const subscriber of recipients) {
      await outbox.write(tx, {
        key: issueMailKey(issue.id, subscriber.id),
        to: subscriber.email,
        ...issueMail(read.data, subscriber, origin),
      })
    }
    const nextAt = new Date(now.getTime() + pause)
    await changeIssue(tx, issue, 'sending', { nextAt, problem: null })
    await jobs.enqueue(tx, send, { issueId: issue.id }, { at: nextAt })
  }

  jobs.repeat(look, everyMinute, {}, { atStart: true })
  jobs.handle(look, async () => {
    const issueId = await dueIssue(db, clock.date())
    if (issueId) await jobs.enqueue(db, send, { issueId })
  })
  jobs.handle(send, ({ issueId }) =>
    inTransaction(db, async (tx) => {
      const issue = await lockIssue(tx, issueId)
      const now = clock.now()
      if (!issue || !['planned', 'sending'].includes(issue.state)) return
      if (issue.sendAt.getTime() > now) return
      // Another job has just written some, and added the next job. Half a pause is for clocks that differ.
      if (issue.nextAt && issue.nextAt.getTime() > now + pause / 2) return
      await writeNext(tx, issue)
    }),
  )
}
