import type { Job } from '../../contract/career/career.ts'
import { useT } from '../locale/language.ts'
import { useFormat } from '../locale/use-format.ts'
import { Badge } from '../ui/page/badge.tsx'
import { DateTime } from '../ui/time/date-time.tsx'

/** What a job's line of facts is made of. */
export type JobFactsOf = Omit<Job, 'job_id' | 'job_detail_id' | 'place' | 'title'>

/** Renders a job's place, team, kind and dates. Dates are days in UTC, the same for every reader. */
export function JobFacts({ job }: { job: JobFactsOf }) {
  const { team, kind, placeName, country, isRemote, postedAt, closesAt } = job
  const t = useT()
  const format = useFormat()
  return (
    <>
      <p className="mt-2 flex flex-wrap gap-2">
        <Badge icon="pin">{placeName}</Badge>
        <Badge>{t(`career.team-${team}`)}</Badge>
        <Badge>{t(`career.kind-${kind}`)}</Badge>
        {isRemote && (
          <Badge tone="sea">{t('career.remote', { country: format.country(country) })}</Badge>
        )}
      </p>
      <p className="mt-2 flex flex-wrap gap-x-4 text-sm text-ink-soft">
        <span>
          {t('career.posted')} <DateTime value={postedAt.slice(0, 10)} look="long" />
        </span>
        {closesAt && (
          <span>
            {t('career.closes')} <DateTime value={closesAt.slice(0, 10)} look="long" />
          </span>
        )}
      </p>
    </>
  )
}
