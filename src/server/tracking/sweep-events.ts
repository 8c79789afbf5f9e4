import { z } from 'zod'
import { days } from '../platform/duration.ts'
import { defineJob } from '../platform/jobs/job.ts'
import type { Platform } from '../platform/platform.ts'
import { deleteEventsBefore } from './store.ts'

const sweep = defineJob('tracking.sweep', z.object({}), { urgency: 'idle' })

type Parts = Pick<Platform, 'db' | 'clock' | 'config'>

/** Deletes events older than `TRACKING_DAYS`. */
export const createSweep =
  ({ db, clock, config }: Parts) =>
  (): Promise<void> =>
    deleteEventsBefore(db, new Date(clock.now() - days(config.TRACKING_DAYS)))

/** Sweeps once a day. */
export function sweepEvents(parts: Parts & Pick<Platform, 'jobs'>): void {
  parts.jobs.repeat(sweep, '29 3 * * *', {})
  parts.jobs.handle(sweep, createSweep(parts))
}
