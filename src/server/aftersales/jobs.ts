import { z } from 'zod'
import { minutes, seconds } from '../platform/duration.ts'
import { defineJob } from '../platform/jobs/job.ts'

/** Does at the supplier what a confirmed quote says, and at once what follows from it. */
export const carryOutQuote = defineJob('aftersales.carry-out', z.object({ quoteId: z.uuid() }), {
  retries: 40,
  urgency: 'urgent',
  retryAfter: seconds(2),
  retryAtMost: minutes(5),
})

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

/** Takes up what was left lying, and accepts what nobody answered in time. */
export const tendAfterSales = defineJob('aftersales.tend', z.object({}), {
  retries: 0,
  urgency: 'idle',
})

/** Writes the mail that carries documents made anew. `about` is the quote or notice that it tells of. */
export const sendDocuments = defineJob(
  'aftersales.documents',
  z.object({
    orderId: z.uuid(),
    kind: z.enum(['change-done', 'notice-accepted']),
    about: z.uuid(),
  }),
)
