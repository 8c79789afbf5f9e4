import { detailIdOf } from '../../contract/career/job-id.ts'
import type { ContentKind } from '../../contract/content/content-kinds.ts'
import { isTerms, type TermsSlug, termsSlugs } from '../../contract/content/terms-versions.ts'
import { locales } from '../../contract/locales.ts'
import type { PublicDocument, PublicDocuments } from '../../contract/sitemap/public-documents.ts'
import type { LiveContent, LiveDocument } from '../content/live-content.ts'
import type { TermsBook } from '../content/terms-book.ts'
import { articlePlans } from '../faq/articles.ts'
import { wordsOf } from '../platform/words.ts'

/** A document as readers of each locale see it. */
type InEach<Kind extends ContentKind> = ReadonlyMap<string, LiveDocument<Kind>>

const codes = locales.map(({ code }) => code)

/** Lists what readers of every country can open, in all languages. */
export async function listPublicDocuments(
  content: LiveContent,
  terms: TermsBook,
): Promise<PublicDocuments> {
  const [campaigns, pages, articles, jobs] = await Promise.all([
    content.seeInEach('campaign'),
    content.seeInEach('page'),
    content.seeInEach('article'),
    content.seeInEach('job'),
  ])
  return {
    campaigns: campaigns.map(documentOf).filter(isWritten),
    pages: pages
      .map((each) => ({ ...documentOf(each), elsewhere: elsewhereIn(each) }))
      .filter(({ slug }) => !isTerms({ kind: 'page', slug }))
      .filter((each) => isWritten(each) || each.elsewhere.length > 0),
    terms: await Promise.all(termsSlugs.map((slug) => termsOf(slug, terms))),
    articles: articlesOf(articles),
    jobs: jobs.map(jobOf).filter(({ titles }) => Object.keys(titles).length > 0),
  }
}

const isWritten = ({ languages }: { languages: readonly string[] }) => languages.length > 0

function documentOf(each: InEach<ContentKind>): PublicDocument {
  const [any] = each.values()
  return {
    slug: any?.slug ?? '',
    languages: codes.filter((code) => languageIn(each, code) === code),
    changedAt: changeOf(any),
  }
}

/** Returns the language in which a locale's readers get a document; undefined if they don't. */
function languageIn(each: InEach<ContentKind>, code: string): string | undefined {
  const seen = each.get(code)?.seen
  return seen?.standing === 'shown' ? seen.language : undefined
}

const elsewhereIn = (each: InEach<ContentKind>): string[] =>
  codes.filter((code) => (languageIn(each, code) ?? code) !== code)

/** Returns when a document was saved or, if that is later, first published: it may have waited for its time. */
function changeOf(document: LiveDocument<ContentKind> | undefined): string | null {
  const { savedAt, publishedAt } = document ?? {}
  if (!savedAt) return null
  return [savedAt, publishedAt ?? savedAt].sort().at(-1) ?? null
}

/** Returns one of the terms: until staff write a text of their own, it's in every language. */
async function termsOf(slug: TermsSlug, terms: TermsBook): Promise<PublicDocument> {
  const read = await Promise.all(
    codes.map(async (lang) => ({ lang, found: await terms.read(slug, { lang }) })),
  )
  return {
    slug,
    languages: read
      .filter(({ lang, found }) => found && (found.written?.language ?? lang) === lang)
      .map(({ lang }) => lang),
    changedAt: await terms.current(slug),
  }
}

/** Returns all articles of the help centre. Those that staff wrote take the place of the site's own as in `faq-service.ts`. */
function articlesOf(written: readonly InEach<'article'>[]): PublicDocument[] {
  const bySlug = new Map(written.map((each) => [documentOf(each).slug, each]))
  const ownLanguages = codes.filter((code) => wordsOf('faq', code).language === code)
  const own = articlePlans.map(({ id }): PublicDocument => {
    const document = bySlug.get(id)
    bySlug.delete(id)
    if (!document) return { slug: id, languages: ownLanguages, changedAt: null }
    const { languages, changedAt } = documentOf(document)
    const [any] = document.values()
    if (any?.seen.standing === 'ended') return { slug: id, languages: [], changedAt: null }
    const kept = ownLanguages.filter((code) => languageIn(document, code) === undefined)
    return {
      slug: id,
      languages: codes.filter((code) => languages.includes(code) || kept.includes(code)),
      // Elsewhere it's the site's own text, of which nothing is known.
      changedAt: kept.length > 0 ? null : changedAt,
    }
  })
  return [...own, ...[...bySlug.values()].map(documentOf)].filter(isWritten)
}

function jobOf(each: InEach<'job'>): PublicDocuments['jobs'][number] {
  const { slug, languages, changedAt } = documentOf(each)
  const titles = languages.map((code) => [code, each.get(code)?.text?.body.title ?? ''])
  const [any] = each.values()
  return {
    job_id: any?.facts?.job ?? '',
    job_detail_id: detailIdOf(slug),
    titles: Object.fromEntries(titles),
    changedAt,
  }
}
