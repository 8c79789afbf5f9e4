import { type ReactNode, useId } from 'react'
import { FieldError } from './field.tsx'

interface CheckboxCard {
  value: string
  label: ReactNode
  hint?: ReactNode
  disabled?: boolean
}

interface CheckboxCardsProps {
  legend: ReactNode
  name: string
  options: readonly CheckboxCard[]
  defaultValues: readonly string[]
  error?: string | null | undefined
}

/** Renders a multiple choice of cards with checkboxes. */
export function CheckboxCards({ legend, name, options, defaultValues, error }: CheckboxCardsProps) {
  const id = useId()
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="pb-1 text-xs font-medium text-ink-soft">{legend}</legend>
      <div className="grid gap-2">
        {options.map(({ value, label, hint, disabled }) => (
          <label
            key={value}
            className="flex items-start gap-3 rounded border border-line-strong bg-surface p-4 has-checked:border-sea has-checked:bg-sea-soft has-disabled:border-dashed has-focus-visible:outline-2 has-focus-visible:outline-sea"
          >
            <input
              type="checkbox"
              name={name}
              value={value}
              disabled={disabled}
              defaultChecked={defaultValues.includes(value)}
              aria-invalid={error ? true : undefined}
              className="mt-0.5 size-5 shrink-0"
            />
            <span className="min-w-0">
              {label}
              {hint && <span className="block text-xs text-ink-soft">{hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
