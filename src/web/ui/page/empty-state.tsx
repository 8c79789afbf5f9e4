import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import type { IconName } from '../icon-paths.ts'

interface EmptyStateProps {
  icon: IconName
  title: ReactNode
  /** The catalogue's error code, if there is one. */
  code?: string
  actions?: ReactNode
  /** Whether its title is the page's heading. */
  isWholePage?: boolean
  children?: ReactNode
}

/** Renders that there's nothing to show: why, and what to do next. */
export function EmptyState(props: EmptyStateProps) {
  const { icon, title, code, actions, isWholePage, children } = props
  const Title = isWholePage ? 'h1' : 'p'
  return (
    <div
      data-error={code}
      className="flex flex-col items-center gap-2 rounded border border-line bg-surface px-4 py-12 text-center"
    >
      <span className="grid size-12 place-items-center rounded-full bg-sea-soft text-sea">
        <Icon name={icon} size={24} />
      </span>
      <Title className="text-lg font-semibold">{title}</Title>
      {children && <div className="max-w-md wrap-anywhere text-ink-soft">{children}</div>}
      {actions && <div className="mt-2 flex flex-wrap justify-center gap-2">{actions}</div>}
    </div>
  )
}
