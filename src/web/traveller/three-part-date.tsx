import { useEffect, useId, useRef } from 'react'
import { dateOrder, monthNames } from '../locale/date-parts.ts'
import { useT } from '../locale/language.ts'
import { useVisitor } from '../session/page-state/page-state.tsx'
import { cx } from '../ui/cx.ts'
import { FieldError } from '../ui/form/field.tsx'
import { Select } from '../ui/form/select.tsx'
import { TextField } from '../ui/form/text-field.tsx'
import { type DatePart, dateParts, joinDate, partName, splitDate } from './date-parts.ts'

interface ThreePartDateProps {
  /** The id of the first part, which errors link to. */
  id: string
  name: string
  label: string
  defaultValue: string
  error: string | null
  required?: boolean
  optional?: boolean
  hint?: string
  /** An example, `YYYY-MM-DD`: its day and year are shown in empty fields. */
  sample?: string
  /** Birth dates are filled in by browsers. */
  autofill?: 'bday'
  /** The autofill section of the person, where a page has several. */
  section?: string
  className?: string
  /** Called with the date, complete or not, when any of its parts changes. */
  onDate?: ((date: string) => void) | undefined
}

/**
 * Renders a date as in a passport: day, name of the month, and year, in the language's order. Without scripts the parts
 * are sent; with scripts they also fill one field, which saves and restores drafts.
 */
export function ThreePartDate(props: ThreePartDateProps) {
  const { id, name, label, defaultValue, error, hint, optional = false, className } = props
  const t = useT()
  const { tag } = useVisitor().locale
  const legend = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  const whole = useRef<HTMLInputElement>(null)
  const values = splitDate(defaultValue)
  const sample = splitDate(props.sample ?? '')

  const control = (part: DatePart) =>
    group.current?.querySelector<HTMLInputElement | HTMLSelectElement>(
      `[name="${partName(name, part)}"]`,
    )
  const join = () => {
    if (!whole.current) return
    const [day, month, year] = dateParts.map((part) => control(part)?.value ?? '')
    whole.current.value = joinDate({ day: day ?? '', month: month ?? '', year: year ?? '' })
  }
  // A restored draft is written to the whole field.
  const split = () => {
    const parts = splitDate(whole.current?.value ?? '')
    for (const part of dateParts) {
      const each = control(part)
      if (each && each.value !== parts[part]) each.value = parts[part]
    }
  }
  // Reads what was typed before the scripts loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(join, [])

  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const common = (part: DatePart, first: boolean) => ({
    id: first ? id : `${id}-${part}`,
    name: partName(name, part),
    label: t(`flight-book.part-${part}`),
    defaultValue: values[part],
    autoComplete: props.autofill
      ? [props.section, `${props.autofill}-${part}`].filter(Boolean).join(' ')
      : 'off',
    required: props.required,
    enterKeyHint: 'next' as const,
    invalid: error !== null,
  })
  return (
    <fieldset
      ref={group}
      className={cx('min-w-0', className)}
      aria-labelledby={legend}
      aria-describedby={described || undefined}
      onChange={({ target }) => {
        if (target === (whole.current as Element)) split()
        else join()
        props.onDate?.(whole.current?.value ?? '')
      }}
    >
      <legend id={legend} className="mb-1 text-xs font-medium">
        {label}
        {optional && <span className="font-normal"> ({t('common.optional')})</span>}
      </legend>
      <input
        ref={whole}
        hidden
        name={name}
        defaultValue={defaultValue}
        tabIndex={-1}
        aria-hidden="true"
        autoComplete="off"
      />
      <div className="flex max-w-md gap-2">
        {dateOrder(tag).map((part, index) => {
          const shared = common(part, index === 0)
          return part === 'month' ? (
            <Select
              key={part}
              {...shared}
              className="flex-1"
              placeholder={t('flight-book.choose')}
              options={monthNames(tag).map((month, at) => ({
                value: String(at + 1),
                label: month,
              }))}
            />
          ) : (
            <TextField
              key={part}
              {...shared}
              className={part === 'day' ? 'w-14' : 'w-20'}
              placeholder={sample[part]}
              inputMode="numeric"
              maxLength={part === 'day' ? 2 : 4}
            />
          )
        })}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-xs text-ink-soft">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
