import { type getCareer, type JobDetail, jobDetailSchema } from '../../contract/career/career.ts'
import { jobKinds, jobTeams } from '../../contract/career/career-terms.ts'
import type { QueryOf, ResultOf } from '../../contract/endpoint.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Log } from '../platform/monitoring/log.ts'
import { readEachMinute } from '../platform/read-each-minute.ts'
import { haystackOf, inLanguage, wordsIn } from './job-language.ts'
import { addJobs, readDetails } from './job-store.ts'

type Query = QueryOf<typeof getCareer>
type Content = ResultOf<typeof getCareer>

export interface JobService {
  /** Returns jobs or details (S7.24). Changes take up to a minute to show. */
  content(query: Query): Promise<Content>
  /** Returns one detail, of a closed job too; undefined if there is none. */
  detail(jobId: string, jobDetailId: string): Promise<JobDetail | undefined>
  /** Stores jobs that aren't stored yet; those that are keep what the operator made of them. */
  add(details: readonly JobDetail[]): Promise<void>
}

/** Creates the reader of jobs. All are read at once: a company has some dozens. */
export function createJobService({
  db,
  clock,
  log,
}: {
  db: Database
  clock: Clock
  log: Log
}): JobService {
  const rows = readEachMinute(clock, () => readDetails(db))

  /** Returns every detail that can be shown; what an operator mistyped is logged and left out. */
  async function all(): Promise<JobDetail[]> {
    const now = clock.now()
    return (await rows()).flatMap((row) => {
      const isOpen =
        Date.parse(row.postedAt) <= now && (row.closesAt === null || now < Date.parse(row.closesAt))
      const detail = jobDetailSchema.safeParse({ ...row, isOpen })
      if (detail.success) return [detail.data]
      log.warn({ job: row.job_detail_id, reason: detail.error.message }, 'job is invalid')
      return []
    })
  }

  return {
    async content(query) {
      const known = await all()
      const open = inLanguage(
        known.filter(({ isOpen }) => isOpen),
        query.lang,
      )
      const isAsked = query.filter === 'details' && query.job_id !== undefined
      return {
        jobs: query.filter === 'jobs' ? open.filter((each) => fits(each, query)).map(asJob) : [],
        details: isAsked ? known.filter((each) => isOf(each, query)) : [],
        choices: {
          teams: jobTeams.filter((team) => open.some((each) => each.team === team)),
          kinds: jobKinds.filter((kind) => open.some((each) => each.kind === kind)),
          places: placesOf(open, query.lang),
        },
      }
    },
    detail: async (job_id, job_detail_id) =>
      (await all()).find((each) => isOf(each, { job_id, job_detail_id })),
    add: (details) => addJobs(db, details),
  }
}

const isOf = (detail: JobDetail, ids: Pick<Query, 'job_id' | 'job_detail_id'>) =>
  detail.job_id === ids.job_id &&
  (ids.job_detail_id === undefined || detail.job_detail_id === ids.job_detail_id)

function fits(detail: JobDetail, { q = '', team, kind, place, job_id }: Query): boolean {
  const text = haystackOf(detail)
  return (
    (!team || detail.team === team) &&
    (!kind || detail.kind === kind) &&
    (!place || detail.place === place) &&
    (!job_id || detail.job_id === job_id) &&
    wordsIn(q).every((word) => text.includes(word))
  )
}

function placesOf(details: readonly JobDetail[], language: string) {
  const names = new Map(details.map(({ place, placeName }) => [place, placeName]))
  return [...names]
    .map(([id, name]) => ({ id, name }))
    .sort((a, b) => a.name.localeCompare(b.name, language))
}

function asJob({ language, isOpen, blocks, ...job }: JobDetail): Content['jobs'][number] {
  return job
}
