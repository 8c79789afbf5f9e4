import { type ReactNode, useRef } from 'react'
import { useLocation } from 'react-router'
import type { Device } from '../session/device.ts'
import { useVisitor } from '../session/page-state.tsx'
import { SavedNotice } from './saved-notice.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { usePageFocus } from './use-page-focus.ts'
import { WelcomeNotice } from './welcome-notice.tsx'

/** Header, page, footer; in the default or the mobile layout (S2.85, S2.86). */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { device } = useVisitor()
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  usePageFocus(main)
  const mobile = usesMobileLayout(pathname, device)
  return (
    <>
      <SiteHeader mobile={mobile} />
      <main ref={main} id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SiteFooter mobile={mobile} />
      <SavedNotice />
      <WelcomeNotice />
    </>
  )
}

/** After-sales pages and mobile devices use the mobile layout, all others the default one (S2.85, S2.86). */
export const usesMobileLayout = (pathname: string, device: Pick<Device, 'mobile'>): boolean =>
  device.mobile || /^\/[^/]+\/(aftersales|refund-form)(\/|$)/.test(pathname)
