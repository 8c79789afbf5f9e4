import { expect, it } from 'vitest'
import type { JobDetail } from '../../contract/career/career.ts'
import { listBlock, textBlock } from '../../contract/text/block-texts.ts'
import { jobPosting } from './job-posting.ts'

const job: JobDetail = {
  job_id: '1',
  job_detail_id: '2',
  title: 'Engineer',
  team: 'engineering',
  kind: 'full_time',
  place: 'bangkok',
  placeName: 'Bangkok',
  country: 'TH',
  isRemote: false,
  postedAt: '2026-11-01T00:00:00.000Z',
  closesAt: '2026-12-01T00:00:00.000Z',
  language: 'en',
  isOpen: true,
  blocks: [textBlock('A & <script>alert(1)</script>'), listBlock(['x < y'])],
}
const posting = (more: Partial<JobDetail> = {}) =>
  jobPosting(
    { ...job, ...more },
    { origin: 'https://a.example', path: '/en/careers/job-details/e/1-2' },
  )

it('a posting has what search engines ask for', () => {
  expect(posting()).toMatchObject({
    '@type': 'JobPosting',
    datePosted: '2026-11-01T00:00:00.000Z',
    validThrough: '2026-12-01T00:00:00.000Z',
    employmentType: 'FULL_TIME',
    hiringOrganization: { name: 'Sojourn', sameAs: 'https://a.example' },
    jobLocation: { address: { addressLocality: 'Bangkok', addressCountry: 'TH' } },
    url: 'https://a.example/en/careers/job-details/e/1-2',
  })
  expect(posting()).not.toHaveProperty('jobLocationType')
})

it('text in its description stays text', () => {
  expect(posting().description).toBe(
    '<p>A &amp; &lt;script&gt;alert(1)&lt;/script&gt;</p><ul><li>x &lt; y</li></ul>',
  )
})

it('a remote job says from where it can be done, and one without an end has none', () => {
  expect(posting({ isRemote: true, closesAt: null })).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'TH' },
  })
  expect(posting({ closesAt: null })).not.toHaveProperty('validThrough')
})
