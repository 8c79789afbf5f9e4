import type { ReactNode } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useNavigation,
} from 'react-router'
import { useT } from './locale/language.ts'
import { OfflineBar } from './offline/offline-bar.tsx'
import { clientMiddleware as middleware } from './router/only-navigating.ts'
import { visitorType } from './session/member/page-member.ts'
import { useMember } from './session/member/use-auth.ts'
import { useVisitor } from './session/page-state/page-state.tsx'
import { PageStateScript } from './session/page-state/page-state-script.tsx'
import { Canonical } from './site/canonical.tsx'
import { ErrorPage } from './site/error/error-page.tsx'
import { SiteFrame } from './site/site-frame.tsx'
import { PageViews } from './tracking/page-views.tsx'
import { track } from './tracking/track.ts'
import { SiteStyle } from './ui/style/site-style.tsx'
import { ToastProvider } from './ui/toast/toast.tsx'
import type { Toast } from './ui/toast/toast-queue.ts'

export const clientMiddleware = middleware

// Browsers read it from documents only.
const install = import.meta.env.SSR ? await import('./site/install/install-links.tsx') : undefined

const noteToast = ({ type }: Pick<Toast, 'type'>) => track('toast', { type })

/** The document around every page, the error page included. */
export function Layout({ children }: { children: ReactNode }) {
  const { locale, theme, device } = useVisitor()
  const member = useMember()
  const { pathname } = useLocation()
  const { state } = useNavigation()
  const t = useT()
  return (
    <html
      lang={locale.tag.split('-u-')[0]}
      dir="ltr"
      data-theme={theme}
      data-device={device.mobile ? 'mobile' : 'desktop'}
      data-visitor={visitorType(member)}
      data-nav={state}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <SiteStyle />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f6f4ee" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#11171a" />
        {install && <install.InstallLinks locale={locale.code} />}
        <Canonical pathname={pathname} />
        <Meta />
        <Links />
      </head>
      <body>
        <a href="#main" className="skip-link">
          {t('common.skip-to-content')}
        </a>
        <OfflineBar />
        <PageViews />
        <ToastProvider onShow={noteToast}>{children}</ToastProvider>
        <PageStateScript />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <SiteFrame>
      <ErrorPage error={error} />
    </SiteFrame>
  )
}
