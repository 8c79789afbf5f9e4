import type { EditedAt } from '../../../../contract/flight/booking.ts'

/** The form field with the times of the other fields; empty or missing without scripts. */
export const editedAtField = 'editedAt'

/** Returns input as a form to send: only these fields, and when each was typed. */
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

/** Returns when the fields of a sent form were typed; undefined if it doesn't say. The front API validates the rest. */
export function editedAtOf(form: FormData): EditedAt | undefined {
  const text = form.get(editedAtField)
  if (typeof text !== 'string' || text === '') return undefined
  try {
    return JSON.parse(text) as EditedAt
  } catch {
    return undefined
  }
}
