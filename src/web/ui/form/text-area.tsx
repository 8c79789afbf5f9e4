import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { controlClass, Field, type FieldFrame } from './field.tsx'

type TextAreaProps = ComponentProps<'textarea'> & FieldFrame & { name: string }

/** Several lines of text. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  hideLabel,
  id,
  className,
  ...area
}: TextAreaProps) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      hideLabel={hideLabel}
      id={id}
      className={className}
    >
      {(control) => (
        <textarea rows={4} {...area} {...control} className={cx(controlClass, 'resize-y py-3')} />
      )}
    </Field>
  )
}
