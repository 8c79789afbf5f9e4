import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../icon.tsx'
import type { IconName } from '../icon-paths.ts'

const tones: Record<string, { box: string; icon: IconName; ink: string }> = {
  info: { box: 'border-line bg-surface', icon: 'info', ink: 'text-sea' },
  success: { box: 'border-sea bg-sea-soft', icon: 'check-circle', ink: 'text-sea' },
  warning: { box: 'border-amber bg-amber-soft', icon: 'warning', ink: 'text-amber' },
  error: { box: 'border-red bg-red-soft', icon: 'warning', ink: 'text-red' },
}

interface AlertProps {
  tone?: 'info' | 'success' | 'warning' | 'error'
  title?: ReactNode
  /** The catalogue's error code; becomes `data-error`. */
  code?: string | undefined
  actions?: ReactNode
  className?: string
  children?: ReactNode
}

/** Renders an important message: what happened, and what to do. */
export function Alert({ tone = 'info', title, code, actions, className, children }: AlertProps) {
  const look = tones[tone] ?? tones.info
  return (
    <div
      role={tone === 'error' ? 'alert' : tone === 'info' ? undefined : 'status'}
      data-error={code}
      className={cx('flex gap-3 rounded border p-4', look?.box, className)}
    >
      <Icon name={look?.icon ?? 'info'} className={cx('mt-0.5', look?.ink)} />
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className={cx(Boolean(title) && 'mt-1')}>{children}</div>}
        {actions && <div className="mt-3 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  )
}
