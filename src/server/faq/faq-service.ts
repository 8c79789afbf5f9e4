import { defaultLocale } from '../../contract/default-locale.ts'
import type { QueryOf, ResultOf } from '../../contract/endpoint.ts'
import { CatalogueError } from '../../contract/errors.ts'
import type { FaqArticle, getFaq } from '../../contract/faq/faq.ts'
import type { LiveContent, LiveDocument } from '../content/live-content.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { days } from '../platform/duration.ts'
import { readEachMinute } from '../platform/read-each-minute.ts'
import { findArticles } from './find-articles.ts'
import { popularIn } from './popular-articles.ts'
import { balancesSince, putVote } from './vote-store.ts'
import { searchWordsIn, writeArticles } from './write-articles.ts'

export interface FaqService {
  find(query: QueryOf<typeof getFaq>): Promise<ResultOf<typeof getFaq>>
  /** Keeps a device's vote on an article. Throws NOT_FOUND if there's no such article. */
  vote(vote: {
    articleId: string
    auid: string
    /** The reader's, or empty: an article may be only for some. */
    country: string
    isHelpful: boolean
    language: string | null
  }): Promise<void>
}

/** Votes older than this don't say what travellers ask now. */
const lately = days(90)

interface Parts {
  db: Database
  clock: Clock
  content: LiveContent
}

export function createFaqService({ db, clock, content }: Parts): FaqService {
  async function all(visitor: { lang: string; country: string }): Promise<FaqArticle[]> {
    return merged(writeArticles(visitor.lang), await content.seeAll('article', visitor))
  }

  const balances = readEachMinute(clock, () => balancesSince(db, new Date(clock.now() - lately)))

  return {
    // Somebody whose country isn't known sees what is for everyone.
    async find({ lang, country = '', topic, q }) {
      const articles = await all({ lang, country })
      const found = q ? findArticles(articles, q, searchWordsIn(lang)) : articles
      if (topic) return { articles: found.filter((each) => each.topic === topic), popular: [] }
      return { articles: found, popular: q ? [] : popularIn(found, await balances()) }
    },
    async vote(vote) {
      const { articleId, country, ...kept } = vote
      const articles = await all({ lang: vote.language ?? defaultLocale, country })
      if (!articles.some(({ id }) => id === articleId)) throw new CatalogueError('NOT_FOUND')
      await putVote(db, { ...kept, articleId, at: clock.date() })
    },
  }
}

/**
 * Returns the articles that come with the site with those that staff wrote: one of the same name takes its place, and hides it
 * once it has ended. One that isn't for this visitor leaves it as it is.
 */
function merged(
  own: readonly FaqArticle[],
  written: readonly LiveDocument<'article'>[],
): FaqArticle[] {
  const bySlug = new Map(written.map((each) => [each.slug, each]))
  const kept = own.flatMap((article) => {
    const document = bySlug.get(article.id)
    if (document?.seen.standing === 'ended') return []
    return (document && articleOf(document)) ?? article
  })
  const isOwn = new Set(own.map(({ id }) => id))
  return [
    ...kept,
    ...written.filter(({ slug }) => !isOwn.has(slug)).flatMap((each) => articleOf(each) ?? []),
  ]
}

function articleOf({ slug, facts, seen }: LiveDocument<'article'>): FaqArticle | undefined {
  if (!facts || seen.standing !== 'shown') return undefined
  const { title: question, blocks: answer } = seen.body
  return { id: slug, ...facts, question, answer, language: seen.language }
}
