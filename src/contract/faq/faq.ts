import { z } from 'zod'
import { contentBlockSchema } from '../content/content-block.ts'
import { endpoint } from '../endpoint.ts'
import { faqTopics } from './faq-terms.ts'

const articleIdSchema = z.string().regex(/^[a-z][a-z-]{1,59}$/)

export const faqArticleSchema = z.object({
  id: articleIdSchema,
  topic: z.enum(faqTopics),
  question: z.string().min(1),
  answer: z.array(contentBlockSchema).min(1),
  /** The ids of articles that go with it. */
  related: z.array(articleIdSchema),
})
export type FaqArticle = z.infer<typeof faqArticleSchema>

/** S7.32 */
export const getFaq = endpoint({
  id: 'faq.list',
  method: 'GET',
  path: '/knowledge-base/faq',
  summary: 'List the help centre’s articles',
  description:
    'Returns articles in a language, or in English where there is no translation: all of them, those of a topic, or those in which all words are found, the best match first.',
  query: z.object({
    lang: z.string().max(10).default('en'),
    topic: z.enum(faqTopics).optional(),
    q: z.string().trim().max(100).optional(),
  }),
  result: z.object({
    articles: z.array(faqArticleSchema),
    /** The language of the articles. */
    language: z.string(),
  }),
  errors: ['VALIDATION'],
})

export const voteOnFaq = endpoint({
  id: 'faq.vote',
  method: 'POST',
  path: '/knowledge-base/faq/:articleId/vote',
  summary: 'Say whether an article helped',
  description:
    'Keeps one vote per device and article; a later one replaces it. Deleted after a year.',
  params: z.object({ articleId: z.string().max(60) }),
  body: z.object({ isHelpful: z.boolean() }),
  result: z.object({ kept: z.literal(true) }),
  device: true,
  errors: ['VALIDATION', 'NOT_FOUND', 'RATE_LIMITED'],
})
