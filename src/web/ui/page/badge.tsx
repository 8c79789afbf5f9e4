import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../icon.tsx'
import type { IconName } from '../icon-paths.ts'

const tones = {
  neutral: 'bg-sunk text-ink',
  sea: 'bg-sea-soft text-sea',
  amber: 'bg-amber-soft text-amber',
  red: 'bg-red-soft text-red',
}

/** Renders a short label for what is next to it. */
export function Badge({
  tone = 'neutral',
  icon,
  className,
  children,
}: {
  tone?: keyof typeof tones
  icon?: IconName
  className?: string
  children: ReactNode
}) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 rounded-sm px-2 py-0.5 text-xs font-medium',
        tones[tone],
        className,
      )}
    >
      {icon && <Icon name={icon} size={16} />}
      {children}
    </span>
  )
}
