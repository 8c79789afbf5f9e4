import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../icon.tsx'

interface MoreProps {
  /** What and how much more there is: "3 more rates". */
  summary: ReactNode
  className?: string
  children: ReactNode
}

/** Renders the rest of a list, folded; it opens without scripts. */
export const More = ({ summary, className, children }: MoreProps) => (
  <details className={cx('group/more', className)}>
    <summary className="inline-flex min-h-11 items-center gap-1 rounded-sm font-semibold text-sea">
      {summary}
      <Icon name="chevron-down" className="transition-transform group-open/more:rotate-180" />
    </summary>
    {children}
  </details>
)
