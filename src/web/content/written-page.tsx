import { data, redirect } from 'react-router'
import { getPage } from '../../contract/content/page.ts'
import { tFor, urlFor, useT } from '../locale/language.ts'
import { notFound, pageProblem } from '../problem/page-errors.ts'
import { visitorContext } from '../session/contexts.ts'
import { frontApi } from '../session/front-api/front-api.ts'
import { Page } from '../ui/page/page.tsx'
import { PageHeading } from '../ui/page/page-heading.tsx'
import { pageMeta } from '../ui/page/page-meta.ts'
import { DateTime } from '../ui/time/date-time.tsx'
import type { Route } from './+types/written-page.ts'
import { HomeLink } from './home-link.tsx'
import { infoPageOf } from './info-pages.ts'
import { NotShown } from './not-shown.tsx'
import { WrittenSections } from './written-sections.tsx'

/** Contains no personal data, so a browser may keep a copy (`src/web/entry.server.tsx`). */
export const handle = {
  mayBeKept: true,
  canonical: ({ seen }: Route.ComponentProps['loaderData']) =>
    seen.standing === 'shown' ? seen.listedIn : undefined,
}

/** A page that is over answers 410, so that search engines forget it; one that isn't for this visitor 404. */
export async function loader({ request, context, params: { slug } }: Route.LoaderArgs) {
  const own = infoPageOf(slug)
  if (own) throw redirect(urlFor(context)(own), 301)
  const { country, locale } = context.get(visitorContext)
  const answer = await frontApi(context, request).call(getPage, {
    params: { slug },
    query: { country, lang: locale.code },
  })
  if (!answer.ok) {
    const { error } = answer.problem
    // The name in the address may be one that no page can have.
    const isUnknown = error === 'CONTENT_NOT_FOUND' || error === 'VALIDATION'
    throw isUnknown ? notFound() : pageProblem(answer.problem)
  }
  const { seen, savedAt } = answer.result
  if (seen.standing === 'shown') return data({ slug, seen, savedAt, title: seen.body.title })
  const title = tFor(context)(`content.page-${seen.standing}`)
  const status = seen.standing === 'ended' ? 410 : 404
  return data({ slug, seen, savedAt, title }, { status })
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { title, seen } = loaderData
  if (seen.standing !== 'shown') return pageMeta({ title, noindex: true })
  return pageMeta({ title, description: seen.body.description })
}

/** Renders a page that staff wrote, or why this visitor doesn't see it. */
export default function WrittenPage({ loaderData }: Route.ComponentProps) {
  const { slug, seen, savedAt, title } = loaderData
  const t = useT()
  if (seen.standing !== 'shown') {
    return (
      <NotShown
        path={`info/${slug}`}
        languages={seen.standing === 'other_language' ? seen.languages : []}
        title={title}
        toHome={t('content.to-home')}
      />
    )
  }
  const { language, body } = seen
  return (
    <Page width="text">
      <HomeLink />
      <div lang={language}>
        <PageHeading title={body.title} lead={body.description} />
      </div>
      <WrittenSections language={language} blocks={body.blocks} />
      {savedAt && (
        <p className="mt-6 text-sm text-ink-soft">
          {t('content.updated')} <DateTime value={savedAt.slice(0, 10)} look="long" />
        </p>
      )}
    </Page>
  )
}
