import { Component, lazy, type ReactNode, Suspense, useEffect } from 'react'
import { isRouteErrorResponse, useLocation } from 'react-router'
import type { ErrorCode } from '../../../contract/errors.ts'
import { errorText, useT, useUrl } from '../../locale/language.ts'
import type { Translate } from '../../locale/word-store.ts'
import { whenReachable } from '../../offline/network.ts'
import { describeError } from '../../problem/describe-error.ts'
import { type ErrorKind, errorKind } from '../../problem/error-kind.ts'
import { isPageError } from '../../problem/page-errors.ts'
import { usePublicConfig } from '../../session/page-state/page-state.tsx'
import { track } from '../../tracking/track.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page } from '../../ui/page/page.tsx'
import { mayReload } from './reload-guard.ts'

const LostScene = lazy(() => import('./lost-scene.tsx'))
const NeedHelp = lazy(() => import('../../content/need-help.tsx'))

/** How long the message is visible before the page reloads, in milliseconds. */
const readable = 1000

/** Reloads the requested address. Without a network it doesn't, because the browser's own error page has no way on. */
const reload = () => void whenReachable(() => location.reload())

/** Renders an error in place of a page (S2.87, S4.42): what happened, and what to do. */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useT()
  const url = useUrl()
  const { pathname } = useLocation()
  const { debug } = usePublicConfig()
  const kind = errorKind(error)
  const told = isRouteErrorResponse(error) && isPageError(error.data) ? error.data : undefined
  const code = told?.code
  useEffect(() => {
    track('page_error', describeError(error))
    if (kind !== 'reload' || !mayReload(sessionStorage, Date.now())) return
    const timer = setTimeout(reload, readable)
    return () => clearTimeout(timer)
  }, [error, kind])
  return (
    <Page width="text" className="text-center">
      <OptionalPart>
        <LostScene className="mx-auto mb-6 h-44 w-full max-w-md sm:h-56 rounded" />
      </OptionalPart>
      <title>{`${t(`error.${kind}-title`)} · Sojourn`}</title>
      <div data-error={code ?? kind}>
        <h1 className="text-xl font-bold tracking-tight">{t(`error.${kind}-title`)}</h1>
        <p className="mt-2 text-md text-ink-soft">
          {kind === 'not-found' ? t('error.not-found-hint') : textOf(t, kind, code)}
        </p>
        {kind === 'not-found' && (
          <p className="mt-2 text-xs text-ink-soft wrap-anywhere">
            {t(told?.fatal ? 'error.invalid-text' : 'error.not-found-text', { path: pathname })}
          </p>
        )}
      </div>
      <div className="mt-6 flex flex-wrap justify-center gap-2">
        {(kind === 'reload' || kind === 'network') && (
          <Button onClick={reload}>
            {t(kind === 'reload' ? 'error.reload' : 'error.try-again')}
          </Button>
        )}
        {kind === 'order' && <LinkButton to={url('order')}>{t('error.find-order')}</LinkButton>}
        <LinkButton
          to={url('')}
          variant={kind === 'generic' || kind === 'not-found' ? 'primary' : 'secondary'}
        >
          {t('error.to-home')}
        </LinkButton>
      </div>
      <div className="mt-10">
        <OptionalPart>
          <NeedHelp />
        </OptionalPart>
      </div>
      {debug && error instanceof Error && (
        <pre className="mt-8 overflow-auto rounded bg-sunk p-4 text-start text-xs">
          {error.stack}
        </pre>
      )}
    </Page>
  )
}

function textOf(
  t: Translate,
  kind: Exclude<ErrorKind, 'not-found'>,
  code: ErrorCode | undefined,
): string {
  return kind === 'generic' && code ? errorText(t, code) : t(`error.${kind}-text`)
}

/** A part that is omitted if it can't be loaded, such as the picture on an error page: that page’s own script is one that all pages have. */
class OptionalPart extends Component<{ children: ReactNode }, { gone: boolean }> {
  override state = { gone: false }

  static getDerivedStateFromError() {
    return { gone: true }
  }

  override render() {
    return this.state.gone ? null : <Suspense>{this.props.children}</Suspense>
  }
}
