import { z } from 'zod'
import { endpoint, type ResultOf } from '../endpoint.ts'

const documentSchema = z.object({
  slug: z.string(),
  /** The locales whose readers get it in their own language. */
  languages: z.array(z.string()),
  /** Day or moment of the last visible change; null if unknown. */
  changedAt: z.string().nullable(),
})
export type PublicDocument = z.infer<typeof documentSchema>

export const getPublicDocuments = endpoint({
  id: 'content.public',
  method: 'GET',
  path: '/content/public',
  summary: 'List documents for search engines',
  description:
    'Returns what readers of every country can open, with the languages that it’s written in and when it last changed: campaigns, pages that staff wrote, terms, articles of the help centre and open jobs. Changes take up to two minutes to show.',
  result: z.object({
    campaigns: z.array(documentSchema),
    /** Also those that take the place of a page that comes with the site, such as `about`; not the terms. */
    pages: z.array(
      documentSchema.extend({
        /** The locales whose readers get it in another language than theirs. */
        elsewhere: z.array(z.string()),
      }),
    ),
    /** Also those that come with the site, in the version that applies. */
    terms: z.array(documentSchema),
    /** Also those that come with the site. */
    articles: z.array(documentSchema),
    jobs: z.array(
      z.object({
        job_id: z.string(),
        job_detail_id: z.string(),
        /** Its title in each language that it's written in: its address contains it. */
        titles: z.record(z.string(), z.string()),
        changedAt: z.string().nullable(),
      }),
    ),
  }),
  errors: [],
})
export type PublicDocuments = ResultOf<typeof getPublicDocuments>
