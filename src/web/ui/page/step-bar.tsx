import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { cx } from '../cx.ts'
import { Icon } from '../icon.tsx'

interface StepBarProps {
  label: string
  steps: readonly { id: string; label: ReactNode; to?: string }[]
  current: string
}

/** Renders the steps from choosing to paying, with the current one. */
export function StepBar({ label, steps, current }: StepBarProps) {
  const at = steps.findIndex((each) => each.id === current)
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-2 text-xs">
        {steps.map((step, index) => {
          const to = index < at ? step.to : undefined
          const name = (
            <>
              <span
                className={cx(
                  'tabular grid size-6 shrink-0 place-items-center rounded-full border',
                  index < at && 'border-sea bg-sea-soft text-sea',
                  index === at && 'border-sea bg-sea text-on-sea',
                  index > at && 'border-line-strong',
                )}
              >
                {index < at ? <Icon name="check" size={16} /> : index + 1}
              </span>
              <span className={cx(index !== at && 'sr-only md:not-sr-only', to && 'underline')}>
                {step.label}
              </span>
            </>
          )
          return (
            <li
              key={step.id}
              aria-current={index === at ? 'step' : undefined}
              className={cx(
                'flex items-center gap-2',
                index > 0 &&
                  'before:h-px before:w-2 before:bg-line-strong sm:before:w-4 md:before:w-8',
                index === at ? 'font-semibold text-ink' : 'text-ink-soft',
              )}
            >
              {to ? (
                // Phones show the sign only: with its margin it's large enough for a thumb.
                <Link to={to} className="-m-2.5 flex items-center gap-2 rounded p-2.5">
                  {name}
                </Link>
              ) : (
                name
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
