import type { RouterContextProvider } from 'react-router'
import { getPage } from '../../contract/content/page.ts'
import { getTerms } from '../../contract/content/terms.ts'
import { termsPages, termsSlugs } from '../../contract/content/terms-versions.ts'
import type { TextBlock } from '../../contract/text/text-block.ts'
import { notFound, pageProblem } from '../problem/page-errors.ts'
import { visitorContext } from '../session/contexts.ts'
import { frontApi } from '../session/front-api/front-api.ts'
import { type InfoPage, infoSlug, infoUpdated } from './info-pages.ts'

/** What staff wrote in place of the text that comes with the site. */
interface WrittenText {
  language: string
  title: string
  description: string
  blocks: TextBlock[]
}

export interface InfoText {
  /** Null for the text that comes with the site. */
  written: WrittenText | null
  /** The version that is shown: the day of its last change, for pages that have none. */
  version: string
  /** All that have been in force, the newest first; none for pages without versions. */
  versions: readonly string[]
}

interface Sent {
  context: Readonly<RouterContextProvider>
  request: Request
  url: URL
}

/** Loads a page's text as it is now, or in the version that the address names. Throws the 404 page for one there isn't. */
export async function loadInfo({ context, request, url }: Sent, path: InfoPage): Promise<InfoText> {
  const { country, locale } = context.get(visitorContext)
  const api = frontApi(context, request)
  const slug = termsSlugs.find((each) => termsPages[each] === path)
  if (slug) {
    const wanted = url.searchParams.get('version')
    const answer = await api.call(getTerms, {
      params: { slug },
      query: { lang: locale.code, ...(wanted !== null && { version: wanted }) },
    })
    if (!answer.ok) {
      const { error } = answer.problem
      const isUnknown = error === 'CONTENT_NOT_FOUND' || error === 'VALIDATION'
      throw isUnknown ? notFound() : pageProblem(answer.problem)
    }
    const { version, versions, written } = answer.result
    return {
      version,
      versions,
      written: written && { ...written.body, language: written.language },
    }
  }
  if (url.searchParams.has('version')) throw notFound()
  const answer = await api.call(getPage, {
    params: { slug: infoSlug(path) },
    query: { country, lang: locale.code },
  })
  const own = { written: null, version: infoUpdated, versions: [] }
  if (!answer.ok) {
    if (answer.problem.error === 'CONTENT_NOT_FOUND') return own
    throw pageProblem(answer.problem)
  }
  // One that is for others, or that is over, leaves the page as it is: every page links to it.
  const { seen, savedAt } = answer.result
  if (seen.standing !== 'shown') return own
  const version = savedAt?.slice(0, 10) ?? infoUpdated
  return { written: { language: seen.language, ...seen.body }, version, versions: [] }
}
