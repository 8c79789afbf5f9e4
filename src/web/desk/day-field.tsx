import { DateField } from '../ui/form/date-field.tsx'
import type { FieldFrame } from '../ui/form/field.tsx'
import { TextField } from '../ui/form/text-field.tsx'

const pattern = /^\d{4}-\d{2}-\d{2}$/

/** Returns whether a text is a day of the calendar, such as `2026-12-31`. */
export function isDay(text: string): boolean {
  if (!pattern.test(text) || Number.isNaN(Date.parse(text))) return false
  // The 30th of February is parsed as a day in March.
  return new Date(text).toISOString().startsWith(text)
}

interface DayFieldProps extends FieldFrame {
  name: string
  /** What was typed, whether or not it's a day; '' for nothing. */
  value: string
  required?: boolean
}

/** Renders a field for a day. Date inputs drop invalid values, so an invalid day is shown as text. */
export function DayField({ value, ...field }: DayFieldProps) {
  return value === '' || isDay(value) ? (
    <DateField {...field} defaultValue={value} />
  ) : (
    <TextField {...field} defaultValue={value} spellCheck={false} autoComplete="off" />
  )
}
