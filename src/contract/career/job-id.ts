/** Both ids of a job's page: the job, and its detail, which is the job at a place (S3.9). */
export interface JobIds {
  jobId: string
  jobDetailId: string
}

/** Neither id has a hyphen, which separates them. */
export const jobIdShape = /^\w{1,80}$/

/** Returns the detail id of a job's document: its slug, whose hyphens an address has other uses for. */
export const detailIdOf = (slug: string): string => slug.replaceAll('-', '_')

/** Returns the ids in a page's address, `jobid-detailid` (S5.4), or undefined if it isn't of that form. */
export function readJobIds(text: string): JobIds | undefined {
  const [jobId = '', jobDetailId = '', ...more] = text.split('-')
  if (more.length > 0 || !jobIdShape.test(jobId) || !jobIdShape.test(jobDetailId)) return undefined
  return { jobId, jobDetailId }
}

/** Returns the two parts of the address of a job's page: its title, for readers, and its ids. */
export function jobAddress({
  jobId,
  jobDetailId,
  title,
}: JobIds & {
  title: string
}): `${string}/${string}` {
  const name = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80)
  return `${name || 'job'}/${jobId}-${jobDetailId}`
}
