import type { ContentKindName } from '../../../../contract/content/content-terms.ts'
import { defaultLocale } from '../../../../contract/default-locale.ts'
import { type FaqArticle, getFaq } from '../../../../contract/faq/faq.ts'
import { frontApi } from '../../../session/front-api/front-api.ts'
import type { Sent } from '../load-contents.ts'

/** What a new document begins with: a text that comes with the site and is rewritten, or nothing. */
interface Rewritten {
  slug: string
  content: { facts: unknown; body: unknown }
}

/** Returns the help centre's articles in English, which the desk is in. */
export async function allArticles(
  context: Sent['context'],
  request: Request,
): Promise<readonly FaqArticle[]> {
  const answer = await frontApi(context, request).call(getFaq, { query: { lang: defaultLocale } })
  return answer.ok ? answer.result.articles : []
}

/** Returns the text that the address names, in English. */
export async function rewrittenIn(
  { context, request, url }: Sent,
  kind: ContentKindName,
): Promise<Rewritten> {
  const slug = url.searchParams.get('slug') ?? ''
  if (kind !== 'article' || slug === '') return { slug: '', content: { facts: {}, body: {} } }
  const article = (await allArticles(context, request)).find(({ id }) => id === slug)
  if (!article) return { slug: '', content: { facts: {}, body: {} } }
  const { topic, related, question: title, answer: blocks } = article
  return { slug, content: { facts: { topic, related }, body: { title, blocks } } }
}
