import { type CalendarDate, parseDate } from '@internationalized/date'

/** The date that stands in a form's date input, if one does. */
export function formDate(form: HTMLFormElement, name: string): CalendarDate | null {
  const input = form.elements.namedItem(name)
  return input instanceof HTMLInputElement && input.value ? parseDate(input.value) : null
}

export function setFormDate(form: HTMLFormElement, name: string, date: CalendarDate): void {
  const input = form.elements.namedItem(name)
  if (!(input instanceof HTMLInputElement)) return
  input.value = date.toString()
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
