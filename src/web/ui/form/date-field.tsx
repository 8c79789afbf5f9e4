import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { controlClass, Field, type FieldFrame, splitField } from './field.tsx'

type DateFieldProps = Omit<ComponentProps<'input'>, 'type'> &
  FieldFrame & {
    name: string
    /** A button that lies over the input, whose class is `peer`, and hides what the browser draws in it. */
    opener?: ReactNode
  }

/** Renders a day, as the browser asks for it; values are `YYYY-MM-DD`. */
export function DateField(props: DateFieldProps) {
  const { field, own } = splitField(props)
  const { opener, ...input } = own
  return (
    <Field {...field}>
      {(control) => (
        <span className="relative flex items-center">
          <input
            {...input}
            {...control}
            type="date"
            className={cx(
              controlClass,
              // Two side by side still show a whole date at 360 px.
              // The ring shows whichever part of the input has the focus.
              'peer tabular px-2 text-left focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-sea max-sm:tracking-tight sm:px-3',
            )}
          />
          {opener}
        </span>
      )}
    </Field>
  )
}
