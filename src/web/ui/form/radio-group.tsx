import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import { cx } from '../cx.ts'
import { FieldError } from './field.tsx'

export interface RadioOption<Value extends string> {
  value: Value
  label: ReactNode
  hint?: ReactNode
  disabled?: boolean
}

interface RadioGroupProps<Value extends string> {
  legend: ReactNode
  name: string
  options: readonly RadioOption<Value>[]
  look?: 'list' | 'segments' | 'cards'
  defaultValue?: Value | undefined
  value?: Value | undefined
  onChange?: (value: Value) => void
  error?: string | null | undefined
  hideLegend?: boolean
  className?: string
}

const groups = {
  list: 'flex flex-col',
  segments: 'inline-flex flex-wrap gap-1 rounded bg-sunk p-1',
  cards: 'grid gap-2',
}
const items = {
  list: 'flex min-h-10 items-center gap-3',
  segments:
    'relative flex min-h-9 items-center rounded-sm border border-transparent px-2 text-base sm:px-3 font-medium text-ink-soft has-checked:border-line has-checked:bg-surface has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-sea',
  cards:
    'flex items-start gap-3 rounded border border-line-strong bg-surface p-4 has-checked:border-sea has-checked:bg-sea-soft has-focus-visible:outline-2 has-focus-visible:outline-sea',
}

/** Renders a choice of few options, all visible. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { legend, name, options, look = 'list', error, hideLegend, className } = props
  const id = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  // React keeps a choice made before hydration, but fires no event for it.
  const catchUp = useEffectEvent(() => {
    const chosen = group.current?.querySelector<HTMLInputElement>('input:checked')?.value
    const option = options.find(({ value }) => value === chosen)
    if (option && option.value !== (props.value ?? props.defaultValue))
      props.onChange?.(option.value)
  })
  useEffect(() => catchUp(), [])
  const checked = (value: Value) =>
    props.value === undefined
      ? { defaultChecked: props.defaultValue === value }
      : { checked: props.value === value }
  return (
    <fieldset
      ref={group}
      aria-describedby={error ? `${id}-error` : undefined}
      className={className}
    >
      <legend className={cx('pb-1 text-xs font-medium text-ink-soft', hideLegend && 'sr-only')}>
        {legend}
      </legend>
      <div className={groups[look]}>
        {options.map((option) => (
          <label key={option.value} className={items[look]}>
            <input
              type="radio"
              name={name}
              value={option.value}
              disabled={option.disabled}
              {...checked(option.value)}
              onChange={() => props.onChange?.(option.value)}
              aria-invalid={error ? true : undefined}
              className={
                look === 'segments'
                  ? 'absolute inset-y-0 inset-s-0 w-2 appearance-none opacity-0'
                  : 'size-5 shrink-0'
              }
            />
            <span className="min-w-0">
              {option.label}
              {option.hint && <span className="block text-xs text-ink-soft">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
