import type { QueryOf, ResultOf } from '../../contract/endpoint.ts'
import { CatalogueError } from '../../contract/errors.ts'
import type { getFaq } from '../../contract/faq/faq.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { articlePlans } from './articles.ts'
import { findArticles } from './find-articles.ts'
import { putVote } from './vote-store.ts'
import { writeArticles } from './write-articles.ts'

export interface FaqService {
  find(query: QueryOf<typeof getFaq>): ResultOf<typeof getFaq>
  /** Keeps a device's vote on an article. Throws NOT_FOUND if there's no such article. */
  vote(vote: {
    articleId: string
    auid: string
    isHelpful: boolean
    language: string | null
  }): Promise<void>
}

export function createFaqService({ db, clock }: { db: Database; clock: Clock }): FaqService {
  return {
    find({ lang, topic, q }) {
      const { articles, language } = writeArticles(lang)
      const found = q ? findArticles(articles, q, language) : articles
      return { language, articles: topic ? found.filter((each) => each.topic === topic) : found }
    },
    async vote(vote) {
      if (!articlePlans.some(({ id }) => id === vote.articleId)) {
        throw new CatalogueError('NOT_FOUND')
      }
      await putVote(db, { ...vote, at: clock.date() })
    },
  }
}
