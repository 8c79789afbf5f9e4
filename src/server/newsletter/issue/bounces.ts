import { z } from 'zod'
import type { Bounces } from '../../../contract/desk/bounces.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { defineJob, everyMinute } from '../../platform/jobs/job.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Outbox } from '../../platform/mail/outbox.ts'
import { changeState, lockByEmail } from '../subscriber-store.ts'
import { bouncedSubscribers, deleteBounce, recordBounce, recordedBounces } from './bounce-store.ts'

const drop = defineJob('newsletter.drop-bounced', z.object({}), { urgency: 'idle' })

interface Parts {
  db: Database
  jobs: Jobs
  clock: Clock
  outbox: Outbox
}

/**
 * Ends the newsletter, once a minute, for addresses that their mail server refused for good: at once, or later, as the
 * operator recorded.
 */
export function dropBounced({ db, jobs, clock, outbox }: Parts): void {
  outbox.onRefused((tx, { to, reason }) => recordBounce(tx, { email: to, reason }))
  jobs.repeat(drop, everyMinute, {})
  jobs.handle(drop, async () => {
    for (const { email, reason } of await recordedBounces(db)) {
      await inTransaction(db, async (tx) => {
        const row = await lockByEmail(tx, email.trim().toLowerCase())
        if (row && row.state !== 'unsubscribed') {
          const now = clock.date()
          await changeState(tx, row, { to: 'bounced', cause: 'bounce', reason, now })
        }
        await deleteBounce(tx, email)
      })
    }
  })
}

const pageSize = 50

/** Returns a page of the addresses that the newsletter isn't sent to any more, the newest first. */
export async function listBounced(db: Database, page: number): Promise<Bounces> {
  const { rows, total } = await bouncedSubscribers(db, { page, pageSize })
  return { bounces: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })), total }
}
