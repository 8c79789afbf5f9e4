import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { localeInput } from '../locale-input.ts'
import { slugSchema } from '../text/slug.ts'
import { textBlockSchema } from '../text/text-block.ts'
import { faqTopics } from './faq-terms.ts'

export const faqArticleSchema = z.object({
  id: slugSchema,
  topic: z.enum(faqTopics),
  question: z.string().min(1),
  answer: z.array(textBlockSchema).min(1),
  /** The language of question and answer: English where there's no translation. */
  language: z.string(),
  /** The ids of articles that go with it. */
  related: z.array(slugSchema),
})
export type FaqArticle = z.infer<typeof faqArticleSchema>

/** S7.32 */
export const getFaq = endpoint({
  id: 'faq.list',
  method: 'GET',
  path: '/knowledge-base/faq',
  summary: 'List the help centre’s articles',
  description:
    'Returns articles in a language, or in English where there is no translation: all of them, those of a topic, or those in which words are found, or similar ones, the best match first. Some are only for visitors of a country. Changes take up to a minute to show.',
  query: z.object({
    lang: localeInput.default('en'),
    /** The visitor's; without it, that of the header. */
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional(),
    topic: z.enum(faqTopics).optional(),
    q: z.string().trim().max(100).optional(),
  }),
  result: z.object({
    articles: z.array(faqArticleSchema),
    /** The ids of those that helped most readers lately, the best first; none with `topic` or `q`. */
    popular: z.array(z.string()),
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
  params: z.object({ articleId: z.string().max(80) }),
  body: z.object({ isHelpful: z.boolean() }),
  result: z.object({ kept: z.literal(true) }),
  device: true,
  errors: ['VALIDATION', 'NOT_FOUND', 'RATE_LIMITED'],
})
