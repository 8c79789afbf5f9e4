import { z } from 'zod'
import { endpoint, type ResultOf } from '../endpoint.ts'
import { campaignBodySchema } from './content-kinds.ts'
import { slugSchema } from './content-version.ts'

/** What a visitor gets of a campaign: its body in a language, or why there is none. */
export const campaignAnswerSchema = z.discriminatedUnion('standing', [
  z.object({
    standing: z.literal('shown'),
    /** The language of its body. */
    language: z.string(),
    endsAt: z.iso.datetime().nullable(),
    body: campaignBodySchema,
  }),
  z.object({ standing: z.literal('not_started'), startsAt: z.iso.datetime() }),
  z.object({ standing: z.literal('ended') }),
  z.object({ standing: z.literal('other_country') }),
  z.object({ standing: z.literal('other_language'), languages: z.array(z.string()) }),
])

export const getCampaign = endpoint({
  id: 'content.campaign',
  method: 'GET',
  path: '/content/campaigns/:slug',
  summary: 'Get a campaign',
  description:
    'Returns a campaign for a visitor of a country in a language, or why they don’t see it. Where it isn’t written in their language, it’s English. Changes take up to a minute to show.',
  params: z.object({ slug: slugSchema }),
  query: z.object({ country: z.string().regex(/^[A-Z]{2}$/), lang: z.string().max(10) }),
  result: campaignAnswerSchema,
  errors: ['VALIDATION', 'CONTENT_NOT_FOUND'],
})
export type CampaignAnswer = ResultOf<typeof getCampaign>
