import { jobAddress } from '../../../contract/career/job-id.ts'
import { termsPages, termsSlugs } from '../../../contract/content/terms-versions.ts'
import { locales } from '../../../contract/locales.ts'
import {
  getPublicDocuments,
  type PublicDocument,
  type PublicDocuments,
} from '../../../contract/sitemap/public-documents.ts'
import { infoPageOf, infoPages, infoSlug, infoUpdated } from '../../content/info-pages.ts'
import type { PagePath } from '../../locale/url.ts'
import type { Ask, ListedPage, SitemapKind } from './sitemap-kind.ts'

const everyLocale = locales.map(({ code }) => code)

/** The pages whose content isn't written by staff, or only in part. */
export const ownPages: readonly PagePath[] = [
  ...(['', 'flight', 'hotel', 'promo/view/special-deals'] as const),
  ...(['help', 'contact', 'careers', 'careers/jobs', 'newsletter'] as const),
  ...(['order', 'retrieve'] as const),
]

const documents = (ask: Ask) => ask(getPublicDocuments, {})

/** Kinds of pages that come with the site or that staff write. */
export const documentKinds: readonly SitemapKind[] = [
  { name: 'pages', list: async (ask) => pagesOf(await documents(ask)) },
  {
    name: 'help',
    list: async (ask) =>
      (await documents(ask)).articles.map((each) => listed(each, `help/${each.slug}`)),
  },
  {
    name: 'campaigns',
    list: async (ask) =>
      (await documents(ask)).campaigns.map((each) => listed(each, `campaign/${each.slug}`)),
  },
  { name: 'jobs', list: async (ask) => (await documents(ask)).jobs.map(jobOf) },
]

const listed = ({ languages, changedAt }: PublicDocument, path: PagePath): ListedPage => ({
  locales: languages,
  pathIn: () => path,
  changedAt,
})

function pagesOf({ pages, terms }: PublicDocuments): ListedPage[] {
  const bySlug = new Map(pages.map((each) => [each.slug, each]))
  const isTerms = new Set<string>(termsSlugs)
  return [
    ...ownPages.map((path) => ({ locales: everyLocale, pathIn: () => path, changedAt: null })),
    ...terms.flatMap((each) => {
      const slug = termsSlugs.find((known) => known === each.slug)
      return slug ? [listed(each, termsPages[slug])] : []
    }),
    ...infoPages
      .filter((path) => !isTerms.has(infoSlug(path)))
      .map((path): ListedPage => {
        const written = bySlug.get(infoSlug(path))
        return {
          // Without a text for them, a locale's readers get the one that comes with the site.
          locales: everyLocale.filter((code) => !written?.elsewhere.includes(code)),
          pathIn: () => path,
          changedAt: written ? changeOf(written) : infoUpdated,
        }
      }),
    ...pages
      .filter(({ slug, languages }) => !infoPageOf(slug) && languages.length > 0)
      .map((each) => listed(each, `info/${each.slug}`)),
  ]
}

/** Returns the last change of a page that staff rewrote; null if some locales' readers still get the site's own text. */
const changeOf = ({ languages, elsewhere, changedAt }: PublicDocuments['pages'][number]) =>
  languages.length + elsewhere.length === everyLocale.length ? changedAt : null

function jobOf({
  job_id: jobId,
  job_detail_id: jobDetailId,
  titles,
  changedAt,
}: PublicDocuments['jobs'][number]): ListedPage {
  return {
    locales: everyLocale.filter((code) => titles[code] !== undefined),
    pathIn: (locale) =>
      `careers/job-details/${jobAddress({ jobId, jobDetailId, title: titles[locale] ?? '' })}`,
    changedAt,
  }
}
