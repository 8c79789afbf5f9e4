import type { ReactNode } from 'react'
import { useT } from '../locale/language.ts'
import { productWords } from '../product/product-words.ts'
import { cx } from '../ui/cx.ts'
import { Page } from '../ui/page/page.tsx'
import { PageHeading } from '../ui/page/page-heading.tsx'
import { StepBar } from '../ui/page/step-bar.tsx'

const steps = ['search', 'check', 'travellers', 'pay', 'done'] as const
export type FunnelStep = (typeof steps)[number]

interface FunnelPageProps {
  /** Absent when paying for a change. */
  step?: FunnelStep | undefined
  /** What is bought, as far as it's known: the steps are in its product's words. */
  items?: readonly { product: string }[] | undefined
  title: string
  lead?: ReactNode
  /** Links of previous steps that can be revisited. */
  back?: Partial<Record<FunnelStep, string>>
  /** Stays visible next to the page on wide screens, follows it on narrow ones. */
  aside?: ReactNode
  /** On narrow screens the aside comes after the page's first part; later parts use `max-lg:order-2`. */
  asideWithin?: boolean
  /** Sticky at the top of narrow screens. */
  bar?: ReactNode
  /** Stays at the bottom of narrow screens while scrolling, and ends up below the page. */
  foot?: ReactNode
  /** A message above everything else; may be empty. */
  notice?: ReactNode
  children: ReactNode
}

/** Renders the frame of every page between choosing and confirmation. */
export function FunnelPage(props: FunnelPageProps) {
  const { step, items = [], title, lead, back = {}, aside, asideWithin = false } = props
  const { bar, foot, notice, children } = props
  const t = useT()
  const words = productWords(t, items)
  const way = steps.map((id) => {
    const to = back[id]
    return { id, label: words(`checkout.step-${id}`), ...(to && { to }) }
  })
  return (
    <Page
      // All steps have the same width, so that the bar doesn't move.
      width={aside || step ? 'wide' : 'form'}
      // The focused element must not be hidden by the bar at the bottom.
      className={cx(Boolean(foot) && 'max-lg:[&_:is(a,button,input,summary)]:scroll-mb-24')}
    >
      {step && (
        <div className="mb-6">
          <StepBar label={t('checkout.steps')} steps={way} current={step} />
        </div>
      )}
      <PageHeading title={title} lead={lead} />
      {bar}
      <div className="grid grid-cols-1 gap-2 not-empty:mb-6">{notice}</div>
      {aside ? (
        <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-8">
          <div className={cx('grid min-w-0 gap-6', asideWithin && 'max-lg:contents')}>
            {children}
          </div>
          <div className={cx('grid gap-6 lg:sticky lg:top-6', asideWithin && 'max-lg:order-1')}>
            {aside}
          </div>
        </div>
      ) : (
        <div className="grid max-w-4xl gap-6">{children}</div>
      )}
      {foot}
    </Page>
  )
}
