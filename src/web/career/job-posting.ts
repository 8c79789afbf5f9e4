import type { JobDetail } from '../../contract/career/career.ts'
import type { JobKind } from '../../contract/career/career-terms.ts'
import { blocksAsHtml } from '../content/blocks-as-html.ts'

const employmentTypes: Record<JobKind, string> = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  contract: 'CONTRACTOR',
  internship: 'INTERN',
}

/** Returns an open job as search engines read it (schema.org/JobPosting). */
export function jobPosting(job: JobDetail, { origin, path }: { origin: string; path: string }) {
  const address = {
    '@type': 'PostalAddress',
    addressLocality: job.placeName,
    addressCountry: job.country,
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: blocksAsHtml(job.blocks, 'h3'),
    identifier: { '@type': 'PropertyValue', name: 'Sojourn', value: job.job_id },
    datePosted: job.postedAt,
    ...(job.closesAt ? { validThrough: job.closesAt } : {}),
    employmentType: employmentTypes[job.kind],
    hiringOrganization: { '@type': 'Organization', name: 'Sojourn', sameAs: origin },
    ...(job.isRemote
      ? {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: { '@type': 'Country', name: job.country },
        }
      : {}),
    jobLocation: { '@type': 'Place', address },
    directApply: true,
    url: origin + path,
  }
}
