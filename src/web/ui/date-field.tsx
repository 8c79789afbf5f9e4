import type { ComponentProps, ReactNode } from 'react'
import { controlClass } from './control-look.ts'
import { cx } from './cx.ts'
import { Field, type FieldFrame } from './field.tsx'

type DateFieldProps = Omit<ComponentProps<'input'>, 'type'> &
  FieldFrame & {
    name: string
    /** A button at the right end, over the browser's own calendar sign. */
    opener?: ReactNode
  }

/** A day, as the browser asks for it; values are `YYYY-MM-DD`. */
export function DateField({
  label,
  hint,
  error,
  optional,
  hideLabel,
  id,
  opener,
  className,
  ...input
}: DateFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, hideLabel, id, className }}>
      {(control) => (
        <span className="relative flex items-center">
          <input
            {...input}
            {...control}
            type="date"
            className={cx(
              controlClass,
              // Two side by side still show a whole date at 360 px.
              'tabular px-2 text-left max-sm:tracking-tight sm:px-3',
              Boolean(opener) && 'pr-7 sm:pr-10 [&::-webkit-calendar-picker-indicator]:hidden',
            )}
          />
          {opener && <span className="absolute right-1">{opener}</span>}
        </span>
      )}
    </Field>
  )
}
