import { z } from 'zod'
import { listFeedback } from '../../contract/desk/feedback.ts'
import { sendFeedback } from '../../contract/feedback/feedback.ts'
import { minutes } from '../platform/duration.ts'
import type { Api } from '../platform/http/api.ts'
import { defineJob } from '../platform/jobs/job.ts'
import type { Platform } from '../platform/platform.ts'
import { spend } from '../platform/rate-limit/rate-limit.ts'
import { createFeedbackService, type FeedbackService } from './feedback-service.ts'

/** Enough for somebody who has a lot to say. */
const perDevice = { name: 'feedback', times: 10, within: minutes(60) }
/** Enough for the customers of a mobile network behind one address; far less than what would fill the database. */
const perAddress = { name: 'feedback-address', times: 200, within: minutes(60) }

const sweep = defineJob('feedback.sweep', z.object({}), { urgency: 'idle' })

/** Mounts what the app's feedback form sends and staff read, sweeps once a day, and returns what keeps it. */
export function mountFeedback(api: Api, platform: Platform): FeedbackService {
  const { cache, jobs } = platform
  const service = createFeedbackService(platform)
  jobs.repeat(sweep, '51 3 * * *', {})
  jobs.handle(sweep, () => service.sweep())
  // Only staff reach it, as its endpoint says.
  api.mount(listFeedback, ({ query }) => service.list(query))
  api.mount(sendFeedback, async ({ body, context }) => {
    await spend(cache, perAddress, context.clientAddress)
    await spend(cache, perDevice, context.auid ?? context.clientAddress)
    await service.keep(body, context)
    return { kept: true as const }
  })
  return service
}
