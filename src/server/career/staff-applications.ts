import { detailIdOf } from '../../contract/career/job-id.ts'
import type { DeskApplication } from '../../contract/desk/applications.ts'
import { CatalogueError } from '../../contract/errors.ts'
import type { ContentService } from '../content/content-service.ts'
import type { Database } from '../platform/database/database.ts'
import { findApplication, findApplications } from './application-store.ts'

const pageSize = 50

/** What staff read of applications; who may is decided by the desk. */
export interface StaffApplications {
  /** Returns a page of applications, the newest first, and how many there are in all. */
  list(wanted: {
    id?: string | undefined
    job_detail_id?: string | undefined
    page: number
  }): Promise<{ applications: DeskApplication[]; total: number }>
  /** Returns a CV, and the job it was sent for. Throws NOT_FOUND. */
  cv(id: string): Promise<{ name: string; content: Buffer; job: string }>
}

export function createStaffApplications({
  db,
  content,
}: {
  db: Database
  content: Pick<ContentService, 'list'>
}): StaffApplications {
  return {
    async list({ id, job_detail_id: jobDetailId, page }) {
      const [{ applications, total }, jobs] = await Promise.all([
        findApplications(
          db,
          { id, jobDetailId },
          { offset: (page - 1) * pageSize, limit: pageSize },
        ),
        content.list({ kind: 'job' }),
      ])
      const titles = new Map(jobs.map(({ slug, title }) => [detailIdOf(slug), title]))
      return {
        applications: applications.map(({ at, jobId, jobDetailId, cvName, cvSize, ...rest }) => ({
          ...rest,
          at: at.toISOString(),
          job_id: jobId,
          job_detail_id: jobDetailId,
          jobTitle: titles.get(jobDetailId) ?? null,
          cv: cvSize > 0 ? { name: cvName, size: cvSize } : null,
        })),
        total,
      }
    },
    async cv(id) {
      const found = await findApplication(db, id)
      if (!found || found.cv.length === 0) throw new CatalogueError('NOT_FOUND')
      const { cvName: name, cv: content, jobId, jobDetailId } = found
      return { name, content, job: `${jobId}-${jobDetailId}` }
    },
  }
}
