import { z } from 'zod'
import { endpoint, type ResultOf } from '../endpoint.ts'
import { localeInput } from '../locale-input.ts'
import { slugSchema } from '../text/slug.ts'
import { campaignBodySchema } from './content-kinds.ts'
import { seenSchema } from './seen.ts'

export const campaignAnswerSchema = seenSchema(campaignBodySchema)

export const getCampaign = endpoint({
  id: 'content.campaign',
  method: 'GET',
  path: '/content/campaigns/:slug',
  summary: 'Get a campaign',
  description:
    'Returns a campaign for a visitor of a country in a language, or why they don’t see it. Where it isn’t written in their language, it’s English. Changes take up to a minute to show.',
  params: z.object({ slug: slugSchema }),
  query: z.object({ country: z.string().regex(/^[A-Z]{2}$/), lang: localeInput }),
  result: campaignAnswerSchema,
  errors: ['VALIDATION', 'CONTENT_NOT_FOUND'],
})
export type CampaignAnswer = ResultOf<typeof getCampaign>
