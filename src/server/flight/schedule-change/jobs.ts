import { z } from 'zod'
import { minutes, seconds } from '../../platform/duration.ts'
import { defineJob } from '../../platform/jobs/job.ts'

/** Notifies a supplier that new times are accepted. */
export const acceptChange = defineJob('aftersales.accept', z.object({ noticeId: z.uuid() }), {
  retries: 40,
  retryAfter: seconds(2),
  retryAtMost: minutes(5),
})

/** Refunds flights that the airline cancelled, if nobody has answered in time. */
export const refundCancelled = defineJob(
  'flight.refund-cancelled',
  z.object({ noticeId: z.uuid() }),
  { retries: 3, retryAfter: seconds(30), retryAtMost: minutes(10) },
)

/** Asks suppliers for airlines' schedule changes. */
export const lookForChanges = defineJob('aftersales.look-for-changes', z.object({}), {
  retries: 0,
  urgency: 'idle',
})

/** Accepts unanswered changes when their deadline is over, refunds cancelled flights, extends deadlines during disputes, and resumes answers that got stuck. */
export const tendNotices = defineJob('flight.tend-notices', z.object({}), {
  retries: 0,
  urgency: 'idle',
})
