import { data } from 'react-router'
import { getCampaign } from '../../../contract/content/campaign.ts'
import { calendarPanel } from '../../calendar/travel-date.tsx'
import { checked } from '../../guard/route-checks.ts'
import { tFor } from '../../locale/language.ts'
import { type NextNeeds, useFetchAhead } from '../../offline/use-fetch-ahead.ts'
import { notFound, pageProblem } from '../../problem/page-errors.ts'
import { cookiesContext, visitorContext } from '../../session/contexts.ts'
import { frontApi } from '../../session/front-api/front-api.ts'
import { keepPromo, keptPromo } from '../../session/kept-promo.ts'
import { keepCampaign } from '../../session/source/source-cookies.ts'
import { pageMeta } from '../../ui/page/page-meta.ts'
import type { Route } from './+types/campaign.ts'
import { CampaignView } from './campaign-view.tsx'
import { loadCampaignParts } from './load-campaign.ts'

export const middleware = [checked('campaign')]

/** Contains no personal data, so a browser may keep a copy (`src/web/entry.server.tsx`). */
export const handle = {
  mayBeKept: true,
  canonical: ({ seen }: Route.ComponentProps['loaderData']) =>
    seen.standing === 'shown' ? seen.listedIn : undefined,
}

/** A campaign that is over answers 410, so that search engines forget it; one that isn't for this visitor 404. */
export async function loader({ request, context, params: { slug } }: Route.LoaderArgs) {
  const { country, locale, device, consent } = context.get(visitorContext)
  const answer = await frontApi(context, request).call(getCampaign, {
    params: { slug },
    query: { country, lang: locale.code },
  })
  if (!answer.ok) {
    throw answer.problem.status_code === 404 ? notFound() : pageProblem(answer.problem)
  }
  const seen = answer.result
  if (seen.standing !== 'shown') {
    const title = tFor(context)(`promo.${seen.standing}-title`)
    return data(
      { slug, seen, title, parts: undefined },
      { status: seen.standing === 'ended' ? 410 : 404 },
    )
  }
  if (consent.marketing && !device.crawler) keepCampaign(context.get(cookiesContext), slug)
  const promo = seen.body.blocks.find((block) => block.kind === 'promo')
  const cookies = context.get(cookiesContext)
  // A code that came with a link is what the visitor asked for.
  if (promo && !keptPromo(cookies)) keepPromo(cookies, new URLSearchParams({ promo: promo.code }))
  const parts = await loadCampaignParts(context, request, seen.body)
  return data({ slug, seen, title: seen.body.title, parts }, { status: 200 })
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { title, seen } = loaderData
  if (seen.standing !== 'shown') return pageMeta({ title, noindex: true })
  const { description } = seen.body
  return pageMeta({ title, description })
}

const next: NextNeeds = { parts: [calendarPanel.load] }

/** Renders a campaign (S2.19). */
export default function Campaign({ loaderData: { slug, seen, parts } }: Route.ComponentProps) {
  useFetchAhead(next)
  return <CampaignView slug={slug} seen={seen} parts={parts} />
}
