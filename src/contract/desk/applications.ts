import { z } from 'zod'
import { jobIdShape } from '../career/job-id.ts'
import { endpoint } from '../endpoint.ts'

const idSchema = z.string().regex(jobIdShape)

const deskApplicationSchema = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  job_id: idSchema,
  job_detail_id: idSchema,
  /** In English, or in the first language that it's written in; null if the job is no longer there. */
  jobTitle: z.string().nullable(),
  /** As the applicant typed them. */
  name: z.string(),
  email: z.string(),
  message: z.string(),
  /** Which the applicant read the page in. */
  language: z.string(),
  /** Null if it wasn’t kept, because enough were stored that day. */
  cv: z.object({ name: z.string(), size: z.int() }).nullable(),
})
export type DeskApplication = z.infer<typeof deskApplicationSchema>

export const applicationParams = z.object({ applicationId: z.uuid() })

export const listApplications = endpoint({
  id: 'desk.applications',
  method: 'GET',
  path: '/desk/applications',
  summary: 'List applications for jobs',
  description:
    'Returns applications of the last 180 days, fifty per page, the newest first: all of them, those for a job at a place, or one. They contain what strangers typed.',
  query: z.object({
    id: z.uuid().optional(),
    job_detail_id: idSchema.optional(),
    page: z.coerce.number().int().min(1).max(1000).default(1),
  }),
  result: z.object({
    applications: z.array(deskApplicationSchema),
    /** How many there are on all pages. */
    total: z.int(),
  }),
  auth: 'staff',
  act: 'application.read',
  errors: ['VALIDATION'],
})

export const getApplicationCv = endpoint({
  id: 'desk.application-cv',
  method: 'GET',
  path: '/desk/applications/:applicationId/cv',
  summary: 'Download the CV of an application',
  description: 'Returns a PDF or a Word document to save, never to show. Opening it is logged.',
  params: applicationParams,
  result: z.string(),
  raw: 'application/octet-stream',
  auth: 'staff',
  act: 'application.read',
  errors: ['NOT_FOUND'],
})
