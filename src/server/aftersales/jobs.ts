import { z } from 'zod'
import { minutes, seconds } from '../platform/duration.ts'
import { defineJob } from '../platform/jobs/job.ts'

/** Carries out a confirmed quote at the supplier, and its consequences. */
export const carryOutQuote = defineJob('aftersales.carry-out', z.object({ quoteId: z.uuid() }), {
  retries: 40,
  urgency: 'urgent',
  retryAfter: seconds(2),
  retryAtMost: minutes(5),
})

/** Resumes quotes whose job was lost. */
export const sweepQuotes = defineJob('aftersales.tend', z.object({}), {
  retries: 0,
  urgency: 'idle',
})
