import { z } from 'zod'
import { endpoint, type ResultOf } from '../endpoint.ts'
import { localeInput } from '../locale-input.ts'
import { contentKinds } from './content-kinds.ts'
import { termsSlugs } from './terms-versions.ts'

/** A day, for texts that come with the site, or the moment at which staff published another one. */
export const termsVersionSchema = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}Z)?$/)
  .max(20)

export const getTerms = endpoint({
  id: 'content.terms',
  method: 'GET',
  path: '/content/terms/:slug',
  summary: 'Get terms in a version',
  description:
    'Returns the versions of terms that are or were in force, the newest first, and the text of one: the current one without `version`. `written` is null where it’s the text that comes with the site. Where it isn’t written in the visitor’s language, it’s English.',
  params: z.object({ slug: z.enum(termsSlugs) }),
  query: z.object({ lang: localeInput, version: termsVersionSchema.optional() }),
  result: z.object({
    version: termsVersionSchema,
    versions: z.array(termsVersionSchema).min(1),
    written: z.object({ language: z.string(), body: contentKinds.page.body }).nullable(),
  }),
  errors: ['VALIDATION', 'CONTENT_NOT_FOUND'],
})
export type TermsAnswer = ResultOf<typeof getTerms>
