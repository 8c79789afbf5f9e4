import { type ReactNode, useId, useState } from 'react'
import { Icon } from '../icon.tsx'
import { useHydrated } from '../use-hydrated.ts'
import { FieldError } from './field.tsx'

interface NumberStepperProps {
  label: ReactNode
  name: string
  min: number
  max: number
  defaultValue?: number
  value?: number
  onChange?: (value: number) => void
  hint?: ReactNode
  error?: string | null | undefined
  /** The buttons' names: "One adult less". */
  lessLabel: string
  moreLabel: string
}

/** Renders a small number between two buttons; a plain number input without scripts. */
export function NumberStepper(props: NumberStepperProps) {
  const { label, name, min, max, hint, error } = props
  const id = useId()
  // Before scripts arrive a click would be lost.
  const hydrated = useHydrated()
  const [own, setOwn] = useState(props.defaultValue ?? min)
  const value = props.value ?? own
  const set = (next: number) => {
    const within = Math.min(max, Math.max(min, Math.round(next) || min))
    setOwn(within)
    props.onChange?.(within)
  }
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div>
      <div className="flex min-h-12 items-center gap-3">
        <div className="min-w-0 flex-1">
          <label htmlFor={id} className="font-medium">
            {label}
          </label>
          {hint && (
            <p id={`${id}-hint`} className="text-xs text-ink-soft">
              {hint}
            </p>
          )}
        </div>
        <StepButton
          icon="minus"
          label={props.lessLabel}
          off={!hydrated || value <= min}
          step={() => set(value - 1)}
        />
        <input
          id={id}
          name={name}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          value={value}
          onChange={(event) => set(event.target.valueAsNumber)}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
          className="tabular w-10 appearance-none rounded-sm bg-transparent text-center text-md font-semibold [&::-webkit-inner-spin-button]:appearance-none [-moz-appearance:textfield]"
        />
        <StepButton
          icon="plus"
          label={props.moreLabel}
          off={!hydrated || value >= max}
          step={() => set(value + 1)}
        />
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

function StepButton(props: {
  icon: 'minus' | 'plus'
  label: string
  off: boolean
  step: () => void
}) {
  return (
    <button
      type="button"
      aria-label={props.label}
      disabled={props.off}
      onClick={props.step}
      className="grid size-10 place-items-center rounded-full border border-line-strong bg-surface text-ink transition-colors hover:bg-sunk disabled:opacity-40"
    >
      <Icon name={props.icon} size={16} />
    </button>
  )
}
