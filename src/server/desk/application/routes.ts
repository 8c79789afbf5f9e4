import * as calls from '../../../contract/desk/applications.ts'
import { createStaffApplications } from '../../career/staff-applications.ts'
import { createContentService } from '../../content/content-service.ts'
import type { Api } from '../../platform/http/api.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Desk } from '../mount-desk.ts'

/** Mounts what staff read of applications for jobs. */
export function mountDeskApplications(
  api: Api,
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { access, log }: Desk,
): void {
  const service = createStaffApplications({ db, content: createContentService({ db, clock }) })

  api.mount(calls.listApplications, async (call) => {
    await access.allow(call, 'application.read')
    return service.list(call.query)
  })
  api.mount(calls.getApplicationCv, async (call) => {
    const { id: staffId } = await access.allow(call, 'application.read')
    const { applicationId: id } = call.params
    const { name, content, job } = await service.cv(id)
    // Without the applicant's name, which the file's name often has: the log is kept longer than applications.
    const target = { kind: 'application' as const, id }
    await log.record(db, { staffId, act: 'application.read', target, after: { job } })
    return { filename: name, content: new Uint8Array(content) }
  })
}
