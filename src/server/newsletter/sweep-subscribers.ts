import { z } from 'zod'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { days } from '../platform/duration.ts'
import { defineJob } from '../platform/jobs/job.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { deleteSubscribers } from './subscriber-store.ts'

const sweep = defineJob('newsletter.sweep', z.object({}), { urgency: 'idle' })

/** How long an address is kept that was never confirmed; its link works that long. */
const pendingLife = days(30)
/** How long an address is kept after it was cancelled, so that its links work and the consent can be shown. */
const endedLife = days(365)

type Parts = { db: Database; clock: Clock }

/** Deletes addresses that were never confirmed, or cancelled long ago. */
export function createSweep({ db, clock }: Parts): () => Promise<void> {
  const before = (life: number) => new Date(clock.now() - life)
  return async () => {
    await deleteSubscribers(db, ['pending'], before(pendingLife))
    await deleteSubscribers(db, ['unsubscribed', 'bounced'], before(endedLife))
  }
}

/** Sweeps once a day. */
export function sweepSubscribers(parts: Parts & { jobs: Jobs }): void {
  parts.jobs.repeat(sweep, '41 3 * * *', {})
  parts.jobs.handle(sweep, createSweep(parts))
}
