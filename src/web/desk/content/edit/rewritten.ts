import type { ContentKindName } from '../../../../contract/content/content-terms.ts'
import { defaultLocale } from '../../../../contract/default-locale.ts'
import { getFaq } from '../../../../contract/faq/faq.ts'
import { localeByCode } from '../../../../contract/locales.ts'
import { textBlock } from '../../../../contract/text/block-texts.ts'
import type { TextBlock } from '../../../../contract/text/text-block.ts'
import { languageOf } from '../../../../contract/words/languages.ts'
import {
  type InfoPage,
  infoName,
  infoPages,
  infoSections,
  infoSlug,
} from '../../../content/info-pages.ts'
import { catalogueOf } from '../../../locale/catalogue.server.ts'
import type { WordId } from '../../../locale/word-store.ts'
import { platformContext } from '../../../session/contexts.ts'
import { frontApi } from '../../../session/front-api/front-api.ts'
import type { Sent } from '../load-contents.ts'

/** A text that comes with the site and that staff can rewrite, in English, which the desk is in. */
interface OwnText {
  slug: string
  title: string
  facts: unknown
  body: unknown
}

/** The kinds of documents of which some come with the site. */
export const rewritableKinds = ['article', 'page'] as const
export type RewritableKind = (typeof rewritableKinds)[number]

type Asked = Pick<Sent, 'context' | 'request'>

/** Returns the texts of a kind that come with the site; none for kinds of which none do. */
export async function ownTexts(sent: Asked, kind: ContentKindName): Promise<OwnText[]> {
  if (kind === 'article') return articles(sent)
  return kind === 'page' ? pages(sent) : []
}

/** Returns the help centre's articles. */
async function articles({ context, request }: Asked): Promise<OwnText[]> {
  const answer = await frontApi(context, request).call(getFaq, { query: { lang: defaultLocale } })
  if (!answer.ok) return []
  return answer.result.articles.map(({ id, topic, related, question: title, answer: blocks }) => ({
    slug: id,
    title,
    facts: { topic, related },
    body: { title, blocks },
  }))
}

/** Returns the information pages. */
async function pages({ context }: Asked): Promise<OwnText[]> {
  const english = localeByCode(defaultLocale)
  if (!english) return []
  const { languages } = await catalogueOf(english)
  const { trackingDays } = context.get(platformContext).publicConfig
  const say = (id: WordId) => languageOf(languages, id)._(id, { days: trackingDays })
  const blocksOf = (path: InfoPage): TextBlock[] =>
    infoSections[path].flatMap((section) => [
      { kind: 'heading' as const, text: say(`content.${section}-title`) },
      ...say(`content.${section}-text`).split('\n').map(textBlock),
    ])
  return infoPages.map((path) => {
    const title = say(`content.${infoName[path]}-title`)
    const description = say(`content.${infoName[path]}-lead`)
    const body = { title, description, blocks: blocksOf(path) }
    return { slug: infoSlug(path), title, facts: {}, body }
  })
}

/** What a new document begins with: the text that the address names, or nothing. */
export async function rewrittenIn(
  { context, request, url }: Sent,
  kind: ContentKindName,
): Promise<{ slug: string; content: { facts: unknown; body: unknown } }> {
  const slug = url.searchParams.get('slug') ?? ''
  const texts = slug === '' ? [] : await ownTexts({ context, request }, kind)
  const found = texts.find((each) => each.slug === slug)
  if (!found) return { slug: '', content: { facts: {}, body: {} } }
  const { facts, body } = found
  return { slug, content: { facts, body } }
}
