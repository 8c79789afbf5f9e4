import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../icon.tsx'
import { controlClass, Field, type FieldFrame } from './field.tsx'
import { optionsHtml } from './options-html.ts'

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
  invalid,
  optional,
  hideLabel,
  id,
  options,
  placeholder,
  className,
  ...select
}: SelectProps) {
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
        <SelectBox>
          <select {...select} {...control} className={selectClass}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((each) => (
              <option key={each.value} value={each.value} disabled={each.disabled}>
                {each.label}
              </option>
            ))}
          </select>
        </SelectBox>
      )}
    </Field>
  )
}

const selectClass = cx(controlClass, 'appearance-none pr-10')

function SelectBox({ children }: { children: React.ReactNode }) {
  return (
    <span className="relative flex items-center">
      {children}
      <Icon name="chevron-down" className="pointer-events-none absolute right-3 text-ink-soft" />
    </span>
  )
}

/** As `Select`, uncontrolled, for long lists named by Intl (countries, currencies). */
export function LongSelect({
  label,
  hint,
  error,
  optional,
  hideLabel,
  id,
  options,
  placeholder,
  defaultValue = '',
  className,
  ...select
}: SelectProps) {
  const first = placeholder === undefined ? [] : [{ value: '', label: placeholder }]
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
        <SelectBox>
          <select
            {...select}
            {...control}
            className={selectClass}
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by optionsHtml
            dangerouslySetInnerHTML={{
              __html: optionsHtml([...first, ...options], String(defaultValue)),
            }}
          />
        </SelectBox>
      )}
    </Field>
  )
}
