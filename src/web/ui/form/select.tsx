import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../icon.tsx'
import { controlClass, Field, type FieldFrame, splitField } from './field.tsx'
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
    /** The first option, with an empty value. */
    placeholder?: string
  }

/** Renders a native select. */
export function Select(props: SelectProps) {
  const { field, own } = splitField(props)
  const { options, placeholder, ...select } = own
  return (
    <Field {...field}>
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

const selectClass = cx(controlClass, 'appearance-none pe-10')

function SelectBox({ children }: { children: React.ReactNode }) {
  return (
    <span className="relative flex items-center">
      {children}
      <Icon name="chevron-down" className="pointer-events-none absolute inset-e-3 text-ink-soft" />
    </span>
  )
}

/** Renders an uncontrolled `Select` for long lists named by Intl (countries, currencies). */
export function LongSelect(props: SelectProps) {
  const { field, own } = splitField(props)
  const { options, placeholder, defaultValue = '', ...select } = own
  const first = placeholder === undefined ? [] : [{ value: '', label: placeholder }]
  return (
    <Field {...field}>
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
