import { use } from 'react'
import { redirect } from 'react-router'
import { previewContent } from '../../../contract/desk/contents.ts'
import { localeByCode } from '../../../contract/locales.ts'
import { calendarPanel } from '../../calendar/travel-date.tsx'
import { toldCurrency } from '../../currency/choose-currency.ts'
import { tFor, useLocale, useT, useUrl } from '../../locale/language.ts'
import { pageUrl } from '../../locale/url.ts'
import { useFormat } from '../../locale/use-format.ts'
import { type NextNeeds, useFetchAhead } from '../../offline/use-fetch-ahead.ts'
import { platformContext, visitorContext } from '../../session/contexts.ts'
import { PageStateContext } from '../../session/page-state/page-state.tsx'
import { CampaignView } from '../../site/campaign/campaign-view.tsx'
import { loadCampaignParts } from '../../site/campaign/load-campaign.ts'
import { SiteFrame } from '../../site/site-frame.tsx'
import { pageMeta } from '../../ui/page/page-meta.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { optionalMoment, useAgencyTime } from '../agency-clock.ts'
import { deskApi } from '../desk-api.ts'
import type { Route } from './+types/preview.ts'
import { asVisitor } from './as-visitor.ts'
import { TextPreview } from './text-preview.tsx'

/** Loads a version of a document as the visitor in the address would see it. Without a session, it leads to the sign-in page. */
export async function loader({ params: { id }, context, request, url }: Route.LoaderArgs) {
  const { searchParams: query } = url
  const { country: own, locale } = context.get(visitorContext)
  const lang = query.get('lang')
  if (lang && lang !== locale.code && localeByCode(lang)?.code === lang) {
    // The page is in the language of its address.
    const there = new URLSearchParams(query)
    there.delete('lang')
    throw redirect(pageUrl(lang, `desk/preview/${id}`, there))
  }
  const number = Number(query.get('version'))
  const country = query.get('country') || own
  const { agencyZone, defaults } = context.get(platformContext).publicConfig
  const told = { cookie: query.get('currency'), country, countryAssumed: false }
  const currency = toldCurrency(told) ?? defaults.currency
  const at = optionalMoment(query.get('at') ?? '', agencyZone)
  const preview = await deskApi(context, request).get(previewContent, {
    params: { contentId: id, version: number },
    query: { country, lang: locale.code, ...(at && { at }) },
  })
  if (preview.kind === 'issue') {
    throw redirect(pageUrl(locale.code, `desk/preview/${id}/mail`, { version: number }))
  }
  const parts =
    preview.kind === 'campaign' && preview.seen.standing === 'shown'
      ? await loadCampaignParts(
          ...asVisitor({ context, request }, { country, currency }),
          preview.seen.body,
        )
      : undefined
  return {
    title: tFor(context)('desk-content.preview'),
    id,
    number,
    country,
    currency,
    parts,
    ...preview,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', noindex: true })

const next: NextNeeds = { parts: [calendarPanel.load] }

/** Renders a document's page as it would be, below a bar that says that it's a preview, and whose. */
export default function Preview({ loaderData }: Route.ComponentProps) {
  useFetchAhead(next)
  const { id, number, country, currency, slug, at, now, parts } = loaderData
  const t = useT()
  const url = useUrl()
  const format = useFormat()
  const timeOf = useAgencyTime()
  const { name } = useLocale()
  const state = use(PageStateContext)
  const visitor = { ...state.visitor, country, currency }
  // Countdowns count from the date of the preview.
  const clockAhead = (state.clockAhead ?? 0) + Date.parse(at) - Date.parse(now)
  return (
    <>
      <aside
        aria-label={t('desk-content.preview')}
        className="sticky top-0 z-20 flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-amber bg-amber-soft px-4 py-2 text-xs md:px-6"
      >
        <p className="me-auto">
          <strong>{t('desk-content.preview')}</strong>{' '}
          {t('desk-content.preview-of', {
            slug,
            version: number,
            country: format.country(country),
            language: name,
            currency,
            time: timeOf(at),
          })}
        </p>
        <TextLink to={url(`desk/content/${id}`)}>{t('desk-content.preview-end')}</TextLink>
      </aside>
      <PageStateContext value={{ ...state, visitor, clockAhead }}>
        <SiteFrame>
          {loaderData.kind === 'campaign' ? (
            <CampaignView slug={slug} seen={loaderData.seen} parts={parts} />
          ) : (
            <TextPreview preview={loaderData} />
          )}
        </SiteFrame>
      </PageStateContext>
    </>
  )
}
