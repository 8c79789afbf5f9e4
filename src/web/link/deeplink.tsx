import { data, type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData } from 'react-router'
import type { ErrorCode } from '../../contract/errors.ts'
import { getLink, linkHashSchema, openLink } from '../../contract/link/link.ts'
import { joinedMarks } from '../../contract/tracking/campaign-marks.ts'
import { tFor, urlFor, useT, useUrl } from '../locale/language.ts'
import { visitorContext } from '../session/contexts.ts'
import { frontApi } from '../session/front-api/front-api.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { pageMeta } from '../ui/page/page-meta.ts'

/**
 * `/deeplink/{hash}`: redirects to a short link's target in the visitor's language, with the campaign parameters of the link
 * and of the requested URL (S2.59). HEAD requests and crawlers aren't counted as visits.
 */
export async function loader({ request, context, params, url }: LoaderFunctionArgs) {
  const dead = (code: ErrorCode, status: number) =>
    data({ code, title: tFor(context)('link.page-title') }, { status })
  const hash = linkHashSchema.safeParse(params['*']?.replace(/\/$/, ''))
  if (!hash.success) return dead('LINK_NOT_FOUND', 404)
  const api = frontApi(context, request)
  const input = { params: { hash: hash.data } }
  const isVisit = request.method === 'GET' && !context.get(visitorContext).device.crawler
  const found = isVisit ? await api.call(openLink, input) : await api.call(getLink, input)
  if (!found.ok) return dead(found.problem.error, found.problem.status_code)
  const { path, query, marks } = found.result
  const joined = joinedMarks(new URLSearchParams(marks), url.searchParams)
  const to = urlFor(context)(path, new URLSearchParams([...new URLSearchParams(query), ...joined]))
  // The target depends on the visitor, and each visit is counted.
  throw redirect(to, { headers: { 'cache-control': 'no-store' } })
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  pageMeta({ title: loaderData?.title ?? '', noindex: true })

/** Renders the page for an invalid link, without the site's layout (S2.84). */
export default function Deeplink() {
  const { code } = useLoaderData<typeof loader>()
  const t = useT()
  const url = useUrl()
  const kind = code === 'LINK_NOT_FOUND' ? 'unknown' : 'unavailable'
  return (
    <main
      id="main"
      tabIndex={-1}
      data-error={code}
      className="mx-auto grid min-h-[80dvh] w-full max-w-md content-center gap-4 px-4 py-12"
    >
      <h1 className="text-xl font-bold tracking-tight">{t(`link.${kind}-title`)}</h1>
      <p className="text-ink-soft">{t(`link.${kind}-text`)}</p>
      <p className="mt-2 flex flex-wrap gap-2">
        <LinkButton to={url('')}>{t('link.to-home')}</LinkButton>
      </p>
    </main>
  )
}
