import { z } from 'zod'
import { days } from '../platform/duration.ts'
import { defineJob } from '../platform/jobs/job.ts'
import type { Platform } from '../platform/platform.ts'
import { deleteVotes } from './vote-store.ts'

const sweep = defineJob('faq.sweep', z.object({}), { urgency: 'idle' })

type Parts = Pick<Platform, 'db' | 'clock'>

/** Deletes votes that are older than a year: the article has changed since, and a device is a person. */
export const createSweep =
  ({ db, clock }: Parts) =>
  (): Promise<void> =>
    deleteVotes(db, new Date(clock.now() - days(365)))

/** Sweeps once a day. */
export function sweepVotes(parts: Parts & Pick<Platform, 'jobs'>): void {
  parts.jobs.repeat(sweep, '33 3 * * *', {})
  parts.jobs.handle(sweep, createSweep(parts))
}
