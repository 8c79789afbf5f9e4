import { type CalendarDate, parseDate } from '@internationalized/date'

/** Two date fields of a form that a calendar fills in together. */
export interface DateRange {
  /** The names of both fields. */
  start: string
  end: string
  /** What to select first and second, in words. */
  hints: Readonly<Record<'start' | 'end', string>>
  /** How many nights are between them at least: a flight may return on the same day. */
  fewestNights: 0 | 1
}

const dateInput = (form: HTMLFormElement, name: string) => {
  const input = form.elements.namedItem(name)
  return input instanceof HTMLInputElement ? input : undefined
}

/** Returns the date in a form's date input, if there is one. */
export function formDate(form: HTMLFormElement, name: string): CalendarDate | null {
  const value = dateInput(form, name)?.value
  return value ? parseDate(value) : null
}

const write = (form: HTMLFormElement, name: string, value: string) => {
  const input = dateInput(form, name)
  if (!input) return
  input.value = value
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

export const setFormDate = (form: HTMLFormElement, name: string, date: CalendarDate): void =>
  write(form, name, date.toString())

export const clearFormDate = (form: HTMLFormElement, name: string): void => write(form, name, '')
