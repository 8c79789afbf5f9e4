import { tFor } from '../locale/language.ts'
import { pageMeta } from '../ui/page/page-meta.ts'
import type { Route } from './+types/flight-landing.ts'
import { Landing } from './landing.tsx'
import { loadLanding } from './load-landing.ts'

/** Contains no personal data, so a browser may keep a copy (`src/web/entry.server.tsx`). */
export const handle = { mayBeKept: true, canonical: 'own' }

export async function loader({ context, request }: Route.LoaderArgs) {
  const t = tFor(context)
  return {
    title: t('home.flight-title'),
    description: t('home.lead'),
    landing: await loadLanding(context, request),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : [])

export default function FlightLanding({ loaderData }: Route.ComponentProps) {
  return <Landing data={loaderData.landing} />
}
