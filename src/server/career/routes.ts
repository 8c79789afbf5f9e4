import { applyForJob, getCareer, type JobDetail } from '../../contract/career/career.ts'
import type { Api } from '../platform/http/api.ts'
import type { Platform } from '../platform/platform.ts'
import { createApplicationService } from './application-service.ts'
import { createJobService } from './job-service.ts'
import { sweepApplications } from './sweep-applications.ts'

/** Mounts jobs and applications for them. Stores the sandbox's jobs first, if there are any. */
export async function mountCareer(
  api: Api,
  platform: Platform,
  demonstration: readonly JobDetail[] = [],
): Promise<void> {
  sweepApplications(platform)
  const jobs = createJobService(platform)
  if (demonstration.length > 0) await jobs.add(demonstration)
  const applications = createApplicationService(platform, jobs)
  api.mount(getCareer, ({ query }) => jobs.content(query))
  api.mount(applyForJob, async ({ body, context }) => {
    await applications.apply(body, context.clientAddress)
    return { received: true as const }
  })
}
