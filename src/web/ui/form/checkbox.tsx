import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from '../cx.ts'
import { FieldError } from './field.tsx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string | null | undefined
  /** At the right edge, for example a count or a price. */
  aside?: ReactNode
}

/** Renders a checkbox with a touch-sized target. */
export function Checkbox({ label, hint, error, aside, id, className, ...input }: CheckboxProps) {
  const made = useId()
  const controlId = id ?? made
  const described = [hint && `${controlId}-hint`, error && `${controlId}-error`].filter(Boolean)
  return (
    <div className={className}>
      <div className="flex min-h-10 items-center gap-3">
        <input
          {...input}
          type="checkbox"
          id={controlId}
          aria-describedby={described.length > 0 ? described.join(' ') : undefined}
          aria-invalid={error ? true : undefined}
          className="size-5 shrink-0"
        />
        <label
          htmlFor={controlId}
          className={cx('min-w-0 flex-1 py-2', input.disabled && 'text-ink-soft')}
        >
          {label}
        </label>
        {aside !== undefined && <span className="tabular text-xs text-ink-soft">{aside}</span>}
      </div>
      {hint && (
        <p id={`${controlId}-hint`} className="ps-8 text-xs text-ink-soft">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${controlId}-error`}>{error}</FieldError>}
    </div>
  )
}
