import { Landing } from '../flight/landing.tsx'
import { loadLanding } from '../flight/load-landing.ts'
import { tFor } from '../locale/language.ts'
import { OneTap } from '../member/auth/one-tap/one-tap.tsx'
import { platformContext, visitorContext } from '../session/contexts.ts'
import { pageMeta } from '../ui/page/page-meta.ts'
import type { Route } from './+types/home.ts'
import { HomeNotice, useHasHomeNotice } from './home-notice.tsx'
import { HomeSaved } from './home-saved.tsx'
import { siteData } from './site-data.ts'

/** Contains no personal data, so a browser may keep a copy (`src/web/entry.server.tsx`). */
export const handle = { mayBeKept: true, canonical: 'own' }

export async function loader({ context, request }: Route.LoaderArgs) {
  const t = tFor(context)
  const { locale } = context.get(visitorContext)
  const description = t('home.meta-description')
  return {
    title: t('home.meta-title'),
    description,
    data: siteData(context.get(platformContext).publicConfig, { locale, description }),
    landing: await loadLanding(context, request),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? [...pageMeta(loaderData), { 'script:ld+json': loaderData.data }] : []

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <HomeNotice />
      <OneTap hasMessage={useHasHomeNotice()} />
      <Landing data={loaderData.landing} />
      <HomeSaved />
    </>
  )
}
