import { desc, eq, inArray } from 'drizzle-orm'
import type { JobDetail } from '../../contract/career/career.ts'
import type { Database, Executor } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { careerJobDetails, careerJobs } from './tables.ts'

/** A row as it is, before it's known to be a detail that can be shown. */
export type StoredDetail = Omit<JobDetail, 'isOpen'>

/** Returns the details of all jobs that are on, the newest jobs first. */
export async function readDetails(db: Executor): Promise<StoredDetail[]> {
  const rows = await db
    .select({ job: careerJobs, detail: careerJobDetails })
    .from(careerJobDetails)
    .innerJoin(careerJobs, eq(careerJobs.jobId, careerJobDetails.jobId))
    .where(eq(careerJobs.isOn, true))
    .orderBy(desc(careerJobs.postedAt), careerJobs.jobId, careerJobDetails.jobDetailId)
  return rows.map(({ job, detail }) => ({
    job_id: job.jobId,
    job_detail_id: detail.jobDetailId,
    title: detail.title,
    team: job.team,
    kind: job.kind,
    place: detail.place,
    placeName: detail.placeName,
    country: detail.country,
    isRemote: detail.isRemote,
    postedAt: job.postedAt.toISOString(),
    closesAt: job.closesAt?.toISOString() ?? null,
    language: detail.language,
    blocks: detail.blocks,
  }))
}

/** Stores jobs that aren't stored yet; those that are keep what the operator made of them. */
export const addJobs = (db: Database, details: readonly JobDetail[]): Promise<void> =>
  inTransaction(db, async (tx) => {
    const ids = details.map(({ job_id }) => job_id)
    const known = await tx
      .select({ jobId: careerJobs.jobId })
      .from(careerJobs)
      .where(inArray(careerJobs.jobId, ids))
    const isKnown = new Set(known.map(({ jobId }) => jobId))
    const wanted = details.filter(({ job_id }) => !isKnown.has(job_id))
    if (wanted.length === 0) return
    const jobs = new Map(wanted.map((each) => [each.job_id, each]))
    await tx
      .insert(careerJobs)
      .values(
        [...jobs.values()].map(({ job_id, team, kind, postedAt, closesAt }) => ({
          jobId: job_id,
          team,
          kind,
          postedAt: new Date(postedAt),
          closesAt: closesAt === null ? null : new Date(closesAt),
        })),
      )
      .onConflictDoNothing()
    await tx
      .insert(careerJobDetails)
      .values(
        wanted.map((each) => ({
          jobDetailId: each.job_detail_id,
          jobId: each.job_id,
          language: each.language,
          place: each.place,
          placeName: each.placeName,
          country: each.country,
          isRemote: each.isRemote,
          title: each.title,
          blocks: each.blocks,
        })),
      )
      .onConflictDoNothing()
  })
