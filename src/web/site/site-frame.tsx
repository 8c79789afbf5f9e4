import { type ReactNode, useRef } from 'react'
import { useLocation } from 'react-router'
import { firstTouch } from '../offline/first-touch.ts'
import { LaterPart, laterScript } from '../offline/later-part.tsx'
import { type PartScript, partScript } from '../offline/lazy-part.tsx'
import { useVisitor } from '../session/page-state/page-state.tsx'
import { SiteHeader } from './header/site-header.tsx'
import { usesMobileLayout } from './mobile-layout.ts'
import { SavedNotice } from './preferences/saved-notice.tsx'
import { usePageFocus } from './use-page-focus.ts'
import { WelcomeNotice } from './welcome-notice.tsx'

const footer = laterScript(() => import('./footer/site-footer.tsx'))
/** Isn't fetched where nobody is asked. */
const question = (load: PartScript<object>['load']) =>
  partScript<object>(async () => {
    if (!import.meta.env.SSR) await firstTouch()
    return load()
  })
const consentBar = question(() => import('../consent/consent-bar.tsx'))
const currencyQuestion = question(() => import('./preferences/currency-question.tsx'))

/** Renders header, page and footer in the default or the mobile layout (S2.85, S2.86). */
export function SiteFrame({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  usePageFocus(main)
  const { consent, offeredCurrency } = useVisitor()
  return (
    <>
      {consent.isAsked && <LaterPart of={consentBar} />}
      <SiteHeader mobile={usesMobileLayout(useLocation().pathname)} />
      {offeredCurrency && <LaterPart of={currencyQuestion} />}
      <main ref={main} id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <LaterPart of={footer} />
      <SavedNotice />
      <WelcomeNotice />
    </>
  )
}
