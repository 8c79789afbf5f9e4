import { applyForJob, getCareer } from '../../contract/career/career.ts'
import type { LiveContent } from '../content/live-content.ts'
import type { Api } from '../platform/http/api.ts'
import type { Platform } from '../platform/platform.ts'
import { type ApplicationService, createApplicationService } from './application-service.ts'
import { createJobService } from './job-service.ts'
import { sweepApplications } from './sweep-applications.ts'

/** Mounts jobs and applications for them, and returns what takes applications. */
export function mountCareer(
  api: Api,
  platform: Platform,
  content: LiveContent,
): ApplicationService {
  sweepApplications(platform)
  const jobs = createJobService({ content })
  const applications = createApplicationService(platform, jobs)
  api.mount(getCareer, ({ query, context }) =>
    jobs.content({ ...query, country: query.country ?? context.country }),
  )
  api.mount(applyForJob, async ({ body, context }) => {
    const { clientAddress, country = '' } = context
    const { withoutFiles } = await applications.apply(body, { clientAddress, country })
    return { received: true as const, withoutFiles }
  })
  return applications
}
