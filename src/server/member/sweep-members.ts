import { z } from 'zod'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { days } from '../platform/duration.ts'
import { defineJob } from '../platform/jobs/job.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { deleteExpired } from './code/code-store.ts'
import { deleteSignIns } from './sign-in/sign-in-store.ts'

const sweep = defineJob('member.sweep', z.object({}), { urgency: 'idle' })
/** How long ended sign-ins are kept for investigations. */
const keepEnded = days(30)

/** Deletes codes, used verifications and sign-ins that nobody can use any more. */
export function createSweep({ db, clock }: { db: Database; clock: Clock }): () => Promise<void> {
  return async () => {
    const now = clock.date()
    const longAgo = new Date(now.getTime() - keepEnded)
    await deleteExpired(db, now)
    await deleteSignIns(db, longAgo)
  }
}

/** Sweeps once a day. */
export function sweepMembers(parts: { db: Database; jobs: Jobs; clock: Clock }): void {
  parts.jobs.repeat(sweep, '43 3 * * *', {})
  parts.jobs.handle(sweep, createSweep(parts))
}
