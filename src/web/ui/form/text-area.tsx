import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { controlClass, Field, type FieldFrame, splitField } from './field.tsx'

type TextAreaProps = ComponentProps<'textarea'> & FieldFrame & { name: string }

/** Renders a multi-line text field. */
export function TextArea(props: TextAreaProps) {
  const { field, own } = splitField(props)
  const { defaultValue, ...area } = own
  return (
    <Field {...field}>
      {(control) => (
        <textarea
          rows={4}
          {...area}
          {...control}
          defaultValue={kept(defaultValue)}
          className={cx(controlClass, 'resize-y py-3')}
        />
      )}
    </Field>
  )
}

/**
 * As React hydrates a text area, it writes a default that is a string into it again, over what was typed before; one in a list
 * it leaves. Of those, in turn, it doesn't write a first line that is empty.
 */
const kept = (text: TextAreaProps['defaultValue']) =>
  typeof text === 'string' && !text.startsWith('\n') ? [text] : text
