import { z } from 'zod'
import { days } from '../platform/duration.ts'
import { defineJob } from '../platform/jobs/job.ts'
import type { Platform } from '../platform/platform.ts'
import { deleteApplications } from './application-store.ts'

const sweep = defineJob('career.sweep', z.object({}), { urgency: 'idle' })

/** As long as applicants are told. */
const kept = days(180)

type Parts = Pick<Platform, 'db' | 'clock'>

/** Deletes applications, with their CVs, that are older than applicants agreed to. */
export const createSweep =
  ({ db, clock }: Parts) =>
  (): Promise<void> =>
    deleteApplications(db, new Date(clock.now() - kept))

/** Sweeps once a day. */
export function sweepApplications(parts: Parts & Pick<Platform, 'jobs'>): void {
  parts.jobs.repeat(sweep, '37 3 * * *', {})
  parts.jobs.handle(sweep, createSweep(parts))
}
