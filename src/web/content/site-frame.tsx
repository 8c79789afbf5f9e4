import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useVisitor } from '../session/page-state.tsx'
import { WelcomeNotice } from '../session/welcome-notice.tsx'
import { usesMobileLayout } from './layout-choice.ts'
import { SavedNotice } from './saved-notice.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

/** Header, page, footer; in the default or the mobile layout (S2.85, S2.86). */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { device } = useVisitor()
  const { pathname } = useLocation()
  const mobile = usesMobileLayout(pathname, device)
  return (
    <>
      <SiteHeader mobile={mobile} />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SiteFooter mobile={mobile} />
      <SavedNotice />
      <WelcomeNotice />
    </>
  )
}
