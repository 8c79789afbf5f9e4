import { z } from 'zod'
import { minutes, seconds } from '../../platform/duration.ts'
import { defineJob } from '../../platform/jobs/job.ts'

/** Tells a supplier that new times are accepted. */
export const acceptChange = defineJob('aftersales.accept', z.object({ noticeId: z.uuid() }), {
  retries: 40,
  retryAfter: seconds(2),
  retryAtMost: minutes(5),
})

/** Asks suppliers what airlines changed by themselves. */
export const lookForChanges = defineJob('aftersales.look-for-changes', z.object({}), {
  retries: 0,
  urgency: 'idle',
})

/** Accepts what nobody answered in time, and takes up answers that were left lying. */
export const tendNotices = defineJob('flight.tend-notices', z.object({}), {
  retries: 0,
  urgency: 'idle',
})
