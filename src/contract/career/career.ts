import { z } from 'zod'
import { sentFileSchema, withoutFilesSchema } from '../bounded.ts'
import { endpoint } from '../endpoint.ts'
import { localeInput } from '../locale-input.ts'
import { mailAddressSchema } from '../member/member.ts'
import { oneLineSchema } from '../text/one-line.ts'
import { textBlockSchema } from '../text/text-block.ts'
import { jobKinds, jobTeams, largestCv, longestMessage, longestName } from './career-terms.ts'
import { jobIdShape } from './job-id.ts'

const idSchema = z.string().regex(jobIdShape)
const countrySchema = z.string().regex(/^[A-Z]{2}$/)
const placeIdSchema = z.string().regex(/^[a-z0-9-]{1,60}$/)

/** What is the same about a job at a place in every language. */
export const jobFactsSchema = z.object({
  /** Groups the places at which there is the same job. */
  job: idSchema,
  team: z.enum(jobTeams),
  kind: z.enum(jobKinds),
  /** The place's id, the same in every language. */
  place: placeIdSchema,
  country: countrySchema,
  /** Whether it's done from anywhere in the country instead of at the place. */
  isRemote: z.boolean(),
})

/** A job at a place, as a reader of a language gets it. */
const jobSchema = jobFactsSchema.omit({ job: true }).extend({
  job_id: idSchema,
  job_detail_id: idSchema,
  title: z.string().min(1),
  placeName: z.string().min(1),
  postedAt: z.iso.datetime(),
  /** Null while no end is set. */
  closesAt: z.iso.datetime().nullable(),
})
export type Job = z.infer<typeof jobSchema>

export const jobDetailSchema = jobSchema.extend({
  /** The language of title and text: English where there's no translation, another one where there's no English either. */
  language: z.string(),
  isOpen: z.boolean(),
  blocks: z.array(textBlockSchema).min(1),
})
export type JobDetail = z.infer<typeof jobDetailSchema>

export const getCareer = endpoint({
  id: 'career.content',
  method: 'GET',
  path: '/content/career',
  summary: 'List jobs, or get a job in detail',
  description:
    'With the filter `jobs` it returns the open jobs that match all other parameters, the newest first, each once per place in the wanted language or in English, and what they can be filtered by. With `details` it returns what is known about one job, closed ones included; without `job_detail_id`, at all of its places. Changes take up to a minute to show.',
  query: z.object({
    filter: z.enum(['jobs', 'details']),
    lang: localeInput.default('en'),
    /** Words that title, place or text contain. */
    q: z.string().trim().max(100).optional(),
    team: z.enum(jobTeams).optional(),
    kind: z.enum(jobKinds).optional(),
    place: z.string().max(60).optional(),
    /** The reader's: a job may be shown only in some countries. */
    country: countrySchema.optional(),
    job_id: idSchema.optional(),
    job_detail_id: idSchema.optional(),
  }),
  result: z.object({
    jobs: z.array(jobSchema),
    details: z.array(jobDetailSchema),
    /** What all open jobs can be filtered by. */
    choices: z.object({
      teams: z.array(z.enum(jobTeams)),
      kinds: z.array(z.enum(jobKinds)),
      places: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
  }),
  errors: ['VALIDATION'],
})

export const applyForJob = endpoint({
  id: 'career.apply',
  method: 'POST',
  path: '/career/applications',
  summary: 'Apply for a job',
  description:
    'Stores an application with its CV, a PDF or a Word document of at most 10 MB, and writes to the applicant that it has arrived. What the CV is, is told by its content. Sending the same again has no further effect. On a day with very many applications it’s stored without its CV: `withoutFiles` says so, and so does the mail; apply again later to add it. VALIDATION names the fields: for `cv`, `missing`, `size`, `type`, or `unreadable` if checking it takes too long.',
  body: z.object({
    job_id: idSchema,
    job_detail_id: idSchema,
    name: oneLineSchema(longestName),
    email: mailAddressSchema,
    message: z.string().trim().max(longestMessage),
    cv: sentFileSchema,
    language: localeInput,
  }),
  result: z.object({ received: z.literal(true), withoutFiles: withoutFilesSchema }),
  status: 201,
  files: { name: 'cv', as: 'one', largest: largestCv },
  errors: ['VALIDATION', 'JOB_NOT_FOUND', 'JOB_CLOSED', 'RATE_LIMITED', 'TOO_LARGE'],
})
