import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { controlClass, Field, type FieldFrame, splitField } from './field.tsx'

type DateFieldProps = Omit<ComponentProps<'input'>, 'type'> &
  FieldFrame & {
    name: string
    /** A button over the input, which has the class `peer`, that hides the browser's own display. */
    opener?: ReactNode
  }

/** Renders the browser's own date input; values are `YYYY-MM-DD`. */
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
              // Two side by side still show a whole date at 360 px. The ring is shown for whichever part of the input
              // has the focus.
              'peer tabular px-2 text-start focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-sea max-sm:tracking-tight sm:px-3',
            )}
          />
          {opener}
        </span>
      )}
    </Field>
  )
}
