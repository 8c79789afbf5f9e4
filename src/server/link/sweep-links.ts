import { z } from 'zod'
import { defineJob } from '../platform/jobs/job.ts'
import type { Platform } from '../platform/platform.ts'
import { linkLife } from './link-service.ts'
import { deleteLinksBefore } from './link-store.ts'

const sweep = defineJob('link.sweep', z.object({}), { urgency: 'idle' })

type Parts = Pick<Platform, 'db' | 'clock'>

/** Deletes links that weren't used for their whole lifetime. */
export const createSweep =
  ({ db, clock }: Parts) =>
  (): Promise<void> =>
    deleteLinksBefore(db, new Date(clock.now() - linkLife))

/** Sweeps once a day. */
export function sweepLinks(parts: Parts & Pick<Platform, 'jobs'>): void {
  parts.jobs.repeat(sweep, '43 3 * * *', {})
  parts.jobs.handle(sweep, createSweep(parts))
}
