import type { getCareer, JobDetail } from '../../contract/career/career.ts'
import { jobKinds, jobTeams } from '../../contract/career/career-terms.ts'
import { detailIdOf } from '../../contract/career/job-id.ts'
import type { QueryOf, ResultOf } from '../../contract/endpoint.ts'
import type { LiveContent, LiveDocument } from '../content/live-content.ts'
import type { Visitor } from '../content/seen-by.ts'
import { haystackOf, wordsIn } from './job-words.ts'

type Query = QueryOf<typeof getCareer>
type Content = ResultOf<typeof getCareer>

interface JobIds {
  job_id: string
  job_detail_id: string
}

export interface JobService {
  /** Returns jobs or details (S7.24). Changes take up to a minute to show. */
  content(query: Query): Promise<Content>
  /** Returns a job at a place, closed ones too; undefined if there's none for this reader. */
  detail(ids: JobIds, reader: Visitor): Promise<JobDetail | undefined>
}

/** Creates the reader of jobs, which staff write as documents: one for each place. */
export function createJobService({ content }: { content: LiveContent }): JobService {
  const all = async (reader: Visitor): Promise<JobDetail[]> =>
    (await content.seeAll('job', reader)).flatMap((each) => detailOf(each) ?? [])

  return {
    async content(query) {
      const { lang, country = '' } = query
      const known = await all({ lang, country })
      const open = known.filter(({ isOpen }) => isOpen)
      const isAsked = query.filter === 'details' && query.job_id !== undefined
      return {
        jobs: query.filter === 'jobs' ? open.filter((each) => fits(each, query)).map(asJob) : [],
        details: isAsked ? known.filter((each) => isOf(each, query)) : [],
        choices: {
          teams: jobTeams.filter((team) => open.some((each) => each.team === team)),
          kinds: jobKinds.filter((kind) => open.some((each) => each.kind === kind)),
          places: placesOf(open, lang),
        },
      }
    },
    detail: async (ids, reader) => (await all(reader)).find((each) => isOf(each, ids)),
  }
}

/** Returns a document as a job; undefined if it isn't public yet, or isn't for this reader. */
function detailOf({
  slug,
  publishedAt,
  facts,
  text,
  seen,
}: LiveDocument<'job'>): JobDetail | undefined {
  const isOpen = seen.standing === 'shown'
  if (!facts || !text || publishedAt === null) return undefined
  if (!isOpen && seen.standing !== 'ended') return undefined
  const { job, ...same } = facts
  return {
    job_id: job,
    job_detail_id: detailIdOf(slug),
    ...same,
    ...text.body,
    postedAt: publishedAt,
    closesAt: isOpen ? seen.endsAt : null,
    language: text.language,
    isOpen,
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
