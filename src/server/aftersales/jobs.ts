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

/** Takes up quotes whose job was lost. */
export const sweepQuotes = defineJob('aftersales.tend', z.object({}), {
  retries: 0,
  urgency: 'idle',
})
