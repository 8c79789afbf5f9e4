import { type ReactNode, useState } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../icon.tsx'

interface MoreProps {
  /** What and how much more there is: "3 more rates". */
  summary: ReactNode
  /** What folds it again. */
  fewer: ReactNode
  className?: string
  children: ReactNode
}

/** Renders the rest of a list, folded; it opens without scripts. */
export function More({ summary, fewer, className, children }: MoreProps) {
  const [open, setOpen] = useState(false)
  return (
    <details
      className={cx('group/more', className)}
      onToggle={({ target, currentTarget }) => {
        if (target === currentTarget) setOpen(currentTarget.open)
      }}
    >
      <summary className="inline-flex min-h-11 items-center gap-1 rounded-sm font-semibold text-sea">
        {open ? fewer : summary}
        <Icon name="chevron-down" className="transition-transform group-open/more:rotate-180" />
      </summary>
      {children}
    </details>
  )
}
