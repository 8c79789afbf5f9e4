import { z } from 'zod'
import { inBatches } from '../platform/database/sweeping.ts'
import { days } from '../platform/duration.ts'
import { defineJob } from '../platform/jobs/job.ts'
import type { Platform } from '../platform/platform.ts'
import type { ImageFiles } from './image-files.ts'
import { forgetRemoved, markLeftHalfway } from './image-store.ts'

const sweep = defineJob('image.sweep', z.object({}), { urgency: 'idle' })

/** Nobody is still waiting for one that was begun this long ago. */
const patience = days(1)

type Parts = Pick<Platform, 'db' | 'clock'> & { files: ImageFiles }

/** Removes the files of images that were left halfway, such as by a store that went down, and then what is known of them. */
export const createSweep =
  ({ db, clock, files }: Parts) =>
  async (): Promise<void> => {
    const before = new Date(clock.now() - patience)
    await inBatches(
      (limit) => markLeftHalfway(db, before, limit),
      async (left) => {
        for (const { id, widths } of left) {
          for (const width of widths) await files.remove(id, width)
          await forgetRemoved(db, id)
        }
      },
    )
  }

/** Sweeps once a day. */
export function sweepImages(parts: Parts & Pick<Platform, 'jobs'>): void {
  parts.jobs.repeat(sweep, '12 3 * * *', {})
  parts.jobs.handle(sweep, createSweep(parts))
}
