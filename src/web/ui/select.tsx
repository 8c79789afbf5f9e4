import type { ComponentProps } from 'react'
import { controlClass } from './control-look.ts'
import { cx } from './cx.ts'
import { Field, type FieldFrame } from './field.tsx'
import { Icon } from './icon.tsx'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
}

type SelectProps = Omit<ComponentProps<'select'>, 'children'> &
  FieldFrame & {
    name: string
    options: readonly SelectOption[]
    /** First entry, with an empty value. */
    placeholder?: string
  }

/** The native list of choices. */
export function Select({
  label,
  hint,
  error,
  optional,
  hideLabel,
  id,
  options,
  placeholder,
  className,
  ...select
}: SelectProps) {
  return (
    <Field {...{ label, hint, error, optional, hideLabel, id, className }}>
      {(control) => (
        <span className="relative flex items-center">
          <select {...select} {...control} className={cx(controlClass, 'appearance-none pr-10')}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((each) => (
              <option key={each.value} value={each.value} disabled={each.disabled}>
                {each.label}
              </option>
            ))}
          </select>
          <Icon
            name="chevron-down"
            className="pointer-events-none absolute right-3 text-ink-soft"
          />
        </span>
      )}
    </Field>
  )
}
