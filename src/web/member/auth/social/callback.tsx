import { useEffect } from 'react'
import { redirect } from 'react-router'
import { tFor, useT } from '../../../locale/language.ts'
import { notFound } from '../../../problem/page-errors.ts'
import { cookiesContext } from '../../../session/contexts.ts'
import { track } from '../../../tracking/track.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { pageMeta } from '../../../ui/page/page-meta.ts'
import { AuthPage } from '../auth-page.tsx'
import type { Route } from './+types/callback.ts'
import { answerCallback } from './answer-callback.ts'
import { takePending } from './pending-sign-in.ts'
import { tellOpener } from './popup.ts'

/** The return point of social sign-in (S2.58), valid only with a known state (S4.16). */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const pending = takePending(context.get(cookiesContext), url.searchParams.get('state'))
  if (!pending) throw notFound()
  const { status, to } = await answerCallback(context, request, {
    pending,
    query: url.searchParams,
  })
  if (!pending.popup) throw redirect(to)
  return { title: tFor(context)('auth.callback-title'), status, to }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', noindex: true })

/** In the popup: hands over to the page that opened it, and closes. */
export default function Callback({ loaderData: { title, status, to } }: Route.ComponentProps) {
  const t = useT()
  useEffect(() => {
    if (!status.success) {
      track('social_failed', { provider: status.provider, reason: status.error })
    }
    return tellOpener(to)
  }, [status, to])
  return (
    <main id="main">
      <AuthPage title={title} lead={t('auth.callback-lead')}>
        <LinkButton reloadDocument to={to}>
          {t('auth.callback-continue')}
        </LinkButton>
      </AuthPage>
    </main>
  )
}
