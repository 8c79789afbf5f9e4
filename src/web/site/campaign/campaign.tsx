import { data } from 'react-router'
import { getCampaign } from '../../../contract/content/campaign.ts'
import { calendarPanel } from '../../calendar/travel-date.tsx'
import { PageBlocks } from '../../content/page-blocks.tsx'
import { linkTo } from '../../content/rich-text.tsx'
import { checked } from '../../guard/route-checks.ts'
import { tFor, useLocale } from '../../locale/language.ts'
import { type NextNeeds, useFetchAhead } from '../../offline/use-fetch-ahead.ts'
import { notFound, pageProblem } from '../../problem/page-errors.ts'
import { cookiesContext, visitorContext } from '../../session/contexts.ts'
import { frontApi } from '../../session/front-api/front-api.ts'
import { keepCampaign } from '../../session/source/source-cookies.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { pageMeta } from '../../ui/page/page-meta.ts'
import { SkylinePicture } from '../../ui/scene/pictures.tsx'
import type { Route } from './+types/campaign.ts'
import { CampaignNotice } from './campaign-notice.tsx'
import { CampaignDeals, CampaignSearch } from './campaign-products.tsx'
import { loadCampaignParts } from './load-campaign.ts'

export const middleware = [checked('campaign')]

/** Contains no personal data, so a browser may keep a copy (`src/web/entry.server.tsx`). */
export const handle = { mayBeKept: true }

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
  const parts = await loadCampaignParts(context, request, seen.body)
  return data({ slug, seen, title: seen.body.title, parts }, { status: 200 })
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { title, seen, parts } = loaderData
  if (seen.standing !== 'shown') return pageMeta({ title, noindex: true })
  const { description } = seen.body
  const tags = pageMeta({ title, description })
  return parts?.faqPage ? [...tags, { 'script:ld+json': parts.faqPage }] : tags
}

const next: NextNeeds = { parts: [calendarPanel.load] }

/** Renders a campaign (S2.19): its hero, then what it's made of. */
export default function Campaign({ loaderData }: Route.ComponentProps) {
  useFetchAhead(next)
  const { code } = useLocale()
  const { slug, seen, parts } = loaderData
  if (seen.standing !== 'shown' || !parts) {
    return seen.standing === 'shown' ? null : <CampaignNotice slug={slug} seen={seen} />
  }
  const { hero, blocks } = seen.body
  return (
    <div lang={seen.language}>
      <div className="relative overflow-hidden bg-scene-sky">
        {hero.picture.kind === 'city' ? (
          <SkylinePicture
            place={hero.picture.place}
            className="absolute inset-x-0 bottom-0 h-36 w-full sm:h-44 xl:h-full xl:max-h-80"
          />
        ) : (
          <img
            src={hero.picture.src}
            alt={hero.picture.alt}
            width={hero.picture.width}
            height={hero.picture.height}
            className="h-56 w-full object-cover md:h-80"
          />
        )}
        <div className="relative mx-auto max-w-6xl px-4 pt-8 pb-32 sm:pb-40 md:px-6 md:pt-14 xl:pb-44">
          <h1 className="max-w-xl text-xl font-bold tracking-tight md:text-2xl">{hero.title}</h1>
          <p className="mt-2 max-w-md text-md">{hero.lead}</p>
          {hero.button && (
            <LinkButton {...linkTo(hero.button.href, code)} size="lg" className="mt-4">
              {hero.button.text}
            </LinkButton>
          )}
        </div>
      </div>
      <div className="mx-auto max-w-6xl px-4 py-8 md:px-6">
        <PageBlocks
          blocks={blocks}
          products={{
            deals: (deals) => <CampaignDeals deals={deals} parts={parts} />,
            search: (search) => <CampaignSearch search={search} parts={parts} />,
          }}
        />
      </div>
    </div>
  )
}
