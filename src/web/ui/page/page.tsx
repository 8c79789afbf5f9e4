import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

/** `full` is the header's width, for a list beside a map. Reasons: docs/decisions/196-widths-of-pages.md. */
const widths = { full: 'max-w-384', wide: 'max-w-6xl', text: 'max-w-2xl', form: 'max-w-4xl' }

/** Renders the page's centred column with margins. */
export function Page({
  width = 'wide',
  className,
  children,
}: {
  width?: keyof typeof widths
  className?: string
  children: ReactNode
}) {
  return (
    <div
      className={cx('mx-auto w-full px-4 py-6 md:px-6 md:py-8 print:p-0', widths[width], className)}
    >
      {children}
    </div>
  )
}
