import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { controlClass, Field, type FieldFrame, splitField } from './field.tsx'
import { goToNextField } from './next-field.ts'

type TextFieldProps = Omit<ComponentProps<'input'>, 'prefix' | 'children'> &
  FieldFrame & {
    name: string
    /** Shown inside the field, before or after the text. */
    prefix?: ReactNode
    suffix?: ReactNode
  }

/** Renders a single-line text field. */
export function TextField(props: TextFieldProps) {
  const { field, own } = splitField(props)
  const { prefix, suffix, ...input } = own
  return (
    <Field {...field}>
      {(control) => (
        <span className="relative flex items-center">
          {prefix && (
            <span className="pointer-events-none absolute inset-s-3 text-ink-soft">{prefix}</span>
          )}
          <input
            type="text"
            {...input}
            {...control}
            onKeyDown={(event) => {
              input.onKeyDown?.(event)
              if (!event.defaultPrevented) goToNextField(event)
            }}
            className={cx(controlClass, Boolean(prefix) && 'ps-10', Boolean(suffix) && 'pe-10')}
          />
          {suffix && <span className="absolute inset-e-3 text-ink-soft">{suffix}</span>}
        </span>
      )}
    </Field>
  )
}
