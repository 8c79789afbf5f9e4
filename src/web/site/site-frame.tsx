import { type ReactNode, useRef } from 'react'
import { useLocation } from 'react-router'
import { useVisitor } from '../session/page-state/page-state.tsx'
import type { Device } from '../session/visitor/device.ts'
import { SiteFooter } from './footer/site-footer.tsx'
import { SiteHeader } from './header/site-header.tsx'
import { SavedNotice } from './preferences/saved-notice.tsx'
import { usePageFocus } from './use-page-focus.ts'
import { WelcomeNotice } from './welcome-notice.tsx'

/** Renders header, page and footer in the default or the mobile layout (S2.85, S2.86). */
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

/** Returns whether to use the mobile layout: for after-sales pages and mobile devices (S2.85, S2.86). */
export const usesMobileLayout = (pathname: string, device: Pick<Device, 'mobile'>): boolean =>
  device.mobile || /^\/[^/]+\/(aftersales|refund-form)(\/|$)/.test(pathname)
