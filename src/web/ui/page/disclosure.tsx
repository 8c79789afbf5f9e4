import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../icon.tsx'

interface DisclosureProps {
  summary: ReactNode
  open?: boolean
  /** Only one disclosure of those with the same name is open at a time. */
  name?: string
  className?: string
  onToggle?: (open: boolean) => void
  children: ReactNode
}

/** Renders content that can be expanded in place. */
export function Disclosure({
  summary,
  open,
  name,
  className,
  onToggle,
  children,
}: DisclosureProps) {
  return (
    <details
      open={open}
      name={name}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
      className={cx('group', className)}
    >
      <summary className="flex min-h-11 items-center justify-between gap-2 rounded font-medium print:min-h-0">
        <span className="min-w-0 flex-1">{summary}</span>
        <Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
      </summary>
      {children}
    </details>
  )
}
