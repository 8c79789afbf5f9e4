import type { Job } from '../../contract/career/career.ts'
import { jobAddress } from '../../contract/career/job-id.ts'
import { useUrl } from '../locale/language.ts'
import { Card } from '../ui/page/card.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { JobFacts } from './job-facts.tsx'

/** Renders a job in the list. */
export function JobRow({ job }: { job: Job }) {
  const url = useUrl()
  const { job_id: jobId, job_detail_id: jobDetailId, title } = job
  return (
    <Card as="li" pad="sm">
      <h3 className="text-md font-semibold">
        <TextLink
          to={url(`careers/job-details/${jobAddress({ title, jobId, jobDetailId })}`)}
          className="wrap-anywhere"
        >
          {title}
        </TextLink>
      </h3>
      <JobFacts job={job} />
    </Card>
  )
}
