import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { controlClass, Field, type FieldFrame, splitField } from './field.tsx'

type TextAreaProps = ComponentProps<'textarea'> & FieldFrame & { name: string }

/** Renders a multi-line text field. */
export function TextArea(props: TextAreaProps) {
  const { field, own: area } = splitField(props)
  return (
    <Field {...field}>
      {(control) => (
        <textarea rows={4} {...area} {...control} className={cx(controlClass, 'resize-y py-3')} />
      )}
    </Field>
  )
}
