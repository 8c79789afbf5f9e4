import type { EditedAt } from '../../../../contract/flight/booking.ts'

/** The form's field that says when its others were typed; empty or missing without scripts. */
export const editedAtField = 'editedAt'

/** Returns what was typed, as a form to be sent: only these fields, and when each was typed. */
export function formOfTyped(typed: Record<string, { value: string; at: number }>): FormData {
  const form = new FormData()
  const editedAt: EditedAt = {}
  for (const [name, { value, at }] of Object.entries(typed)) {
    form.set(name, value)
    editedAt[name] = at
  }
  form.set(editedAtField, JSON.stringify(editedAt))
  return form
}

/** Returns when the fields of a sent form were typed, or undefined when it does not say; the front API judges the rest. */
export function editedAtOf(form: FormData): EditedAt | undefined {
  const text = form.get(editedAtField)
  if (typeof text !== 'string' || text === '') return undefined
  try {
    return JSON.parse(text) as EditedAt
  } catch {
    return undefined
  }
}
