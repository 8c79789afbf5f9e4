import { z } from 'zod'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { days } from '../duration.ts'
import { defineJob } from '../jobs/job.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { deleteSentBefore } from './mail-store.ts'

const sweep = defineJob('mail.sweep', z.object({}), { urgency: 'idle' })

/** Flights can be booked a year ahead. It's also far longer than a job could still write the same mail again. */
const sentMailLife = days(400)
/** Nobody asks for a copy of a newsletter, and there may be many thousands of one. */
const bulkMailLife = days(30)

type Parts = { db: Database; clock: Clock }

/** Deletes old sent mails with their attachments. */
export const createSweep =
  ({ db, clock }: Parts) =>
  async (): Promise<void> => {
    await deleteSentBefore(db, new Date(clock.now() - sentMailLife), { isBulk: false })
    await deleteSentBefore(db, new Date(clock.now() - bulkMailLife), { isBulk: true })
  }

/** Sweeps once a day. */
export function sweepMails(parts: Parts & { jobs: Jobs }): void {
  parts.jobs.repeat(sweep, '47 3 * * *', {})
  parts.jobs.handle(sweep, createSweep(parts))
}
