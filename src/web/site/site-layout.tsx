import { Outlet } from 'react-router'
import { memberGuard } from '../guard/member-guard.ts'
import { PageMessage } from '../message/page-message.tsx'
import { ErrorPage } from './error/error-page.tsx'
import { SiteFrame } from './site-frame.tsx'

export const middleware = [memberGuard]

/** Renders every page with a locale in the site's frame. */
export default function SiteLayout() {
  return (
    <SiteFrame>
      <Outlet />
      <PageMessage />
    </SiteFrame>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <SiteFrame>
      <ErrorPage error={error} />
    </SiteFrame>
  )
}
