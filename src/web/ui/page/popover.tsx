import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

interface PopoverProps {
  id: string
  label: ReactNode
  /** The button's accessible name, if its label isn't enough. */
  name?: string
  align?: 'start' | 'end'
  buttonClass?: string
  panelClass?: string
  children: ReactNode
}

/** Renders a button with a panel, using the browser's popover: it works without scripts. */
export function Popover(props: PopoverProps) {
  const { id, label, name, align = 'start', buttonClass, panelClass, children } = props
  return (
    <div className="relative">
      <button
        type="button"
        popoverTarget={id}
        aria-label={name}
        className={cx(
          'inline-flex min-h-11 items-center gap-2 rounded px-3 font-medium transition-colors hover:bg-sunk',
          buttonClass,
        )}
      >
        {label}
      </button>
      <div
        id={id}
        popover="auto"
        className={cx(
          'popover-panel rounded border border-line bg-raised p-4 text-ink shadow-float',
          align === 'end' ? 'popover-end' : 'popover-start',
          panelClass,
        )}
      >
        {children}
      </div>
    </div>
  )
}
