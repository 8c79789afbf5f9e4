import type { JobDetail } from '../../contract/career/career.ts'
import { TextBlocks } from '../content/text-blocks.tsx'
import { PageHeading } from '../ui/page/page-heading.tsx'
import { JobFacts, type JobFactsOf } from './job-facts.tsx'

interface JobTextProps {
  job: JobFactsOf & Pick<JobDetail, 'title' | 'language' | 'blocks'>
}

/** Renders what is said about a job: its title, its facts and its text, which may be in another language than the page. */
export function JobText({ job }: JobTextProps) {
  return (
    <>
      <div lang={job.language}>
        <PageHeading title={job.title} />
      </div>
      <JobFacts job={job} />
      <div lang={job.language} className="mt-6 mb-8">
        <TextBlocks blocks={job.blocks} />
      </div>
    </>
  )
}
