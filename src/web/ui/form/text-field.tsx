import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { controlClass, Field, type FieldFrame } from './field.tsx'

type TextFieldProps = Omit<ComponentProps<'input'>, 'prefix' | 'children'> &
  FieldFrame & {
    name: string
    /** Shown inside the box, before or after what is typed. */
    prefix?: ReactNode
    suffix?: ReactNode
  }

/** One line of text. */
export function TextField({
  label,
  hint,
  error,
  invalid,
  optional,
  hideLabel,
  id,
  prefix,
  suffix,
  className,
  ...input
}: TextFieldProps) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      invalid={invalid}
      optional={optional}
      hideLabel={hideLabel}
      id={id}
      className={className}
    >
      {(control) => (
        <span className="relative flex items-center">
          {prefix && (
            <span className="pointer-events-none absolute left-3 text-ink-soft">{prefix}</span>
          )}
          <input
            type="text"
            {...input}
            {...control}
            className={cx(controlClass, Boolean(prefix) && 'pl-10', Boolean(suffix) && 'pr-10')}
          />
          {suffix && <span className="absolute right-3 text-ink-soft">{suffix}</span>}
        </span>
      )}
    </Field>
  )
}
