import { getFaq, voteOnFaq } from '../../contract/faq/faq.ts'
import type { LiveContent } from '../content/live-content.ts'
import { minutes } from '../platform/duration.ts'
import type { Api } from '../platform/http/api.ts'
import type { Platform } from '../platform/platform.ts'
import { spend } from '../platform/rate-limit/rate-limit.ts'
import { createFaqService } from './faq-service.ts'
import { sweepVotes } from './sweep-votes.ts'

/** Enough for all articles from a network that many share; far less than what would fill the database. */
const perAddress = { name: 'faq-vote', times: 300, within: minutes(60) }

/** Mounts the help centre's articles, and votes on them. */
export function mountFaq(api: Api, platform: Platform, content: LiveContent): void {
  sweepVotes(platform)
  const faq = createFaqService({ ...platform, content })
  api.mount(getFaq, ({ query, context }) =>
    faq.find({ ...query, country: query.country ?? context.country }),
  )
  api.mount(voteOnFaq, async ({ params: { articleId }, body: { isHelpful }, context }) => {
    await spend(platform.cache, perAddress, context.clientAddress)
    const { auid = '', country = '', language } = context
    await faq.vote({ articleId, auid, country, isHelpful, language: language ?? null })
    return { kept: true as const }
  })
}
