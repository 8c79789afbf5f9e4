import { Outlet } from 'react-router'
import { ErrorPage } from './error-page.tsx'
import { SiteFrame } from './site-frame.tsx'

/** Everything with a locale stands in the site's frame. */
export default function SiteLayout() {
  return (
    <SiteFrame>
      <Outlet />
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
