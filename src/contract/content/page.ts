import { z } from 'zod'
import { endpoint, type ResultOf } from '../endpoint.ts'
import { localeInput } from '../locale-input.ts'
import { slugSchema } from '../text/slug.ts'
import { contentKinds } from './content-kinds.ts'
import { seenSchema } from './seen.ts'

export const getPage = endpoint({
  id: 'content.page',
  method: 'GET',
  path: '/content/pages/:slug',
  summary: 'Get a written page',
  description:
    'Returns a page for a visitor of a country in a language, or why they don’t see it. Where it isn’t written in their language, it’s English. Pages that come with the site, such as `about`, are only returned if staff have rewritten them. Changes take up to a minute to show.',
  params: z.object({ slug: slugSchema }),
  query: z.object({ country: z.string().regex(/^[A-Z]{2}$/), lang: localeInput }),
  result: z.object({
    seen: seenSchema(contentKinds.page.body),
    /** When what visitors see was saved; null if nobody sees any of it now. */
    savedAt: z.iso.datetime().nullable(),
  }),
  errors: ['VALIDATION', 'CONTENT_NOT_FOUND'],
})
export type PageAnswer = ResultOf<typeof getPage>
