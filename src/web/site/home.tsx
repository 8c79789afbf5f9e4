import { Landing } from '../flight/landing.tsx'
import { loadLanding } from '../flight/load-landing.ts'
import { tFor } from '../locale/language.ts'
import { OneTap } from '../member/auth/one-tap/one-tap.tsx'
import { pageMeta } from '../ui/page/page-meta.ts'
import type { Route } from './+types/home.ts'
import { HomeNotice, useHasHomeNotice } from './home-notice.tsx'
import { HomeSaved } from './home-saved.tsx'

/** Contains no personal data, so a browser may keep a copy (`src/web/entry.server.tsx`). */
export const handle = { mayBeKept: true, canonical: 'own' }

export async function loader({ context, request }: Route.LoaderArgs) {
  const t = tFor(context)
  return {
    title: t('home.meta-title'),
    description: t('home.meta-description'),
    landing: await loadLanding(context, request),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : [])

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
