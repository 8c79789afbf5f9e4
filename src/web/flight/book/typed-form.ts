import type { TypedAt } from '../../../contract/booking.ts'

/** The form's field that says when its others were typed; empty or missing without scripts. */
export const typedAtField = 'typedAt'

/** What was typed, as a form to be sent: only these fields, and when each was typed. */
export function formOfTyped(typed: Record<string, { value: string; at: number }>): FormData {
  const form = new FormData()
  const typedAt: TypedAt = {}
  for (const [name, { value, at }] of Object.entries(typed)) {
    form.set(name, value)
    typedAt[name] = at
  }
  form.set(typedAtField, JSON.stringify(typedAt))
  return form
}

/** When the fields of a sent form were typed, or undefined when it does not say; the front API judges the rest. */
export function typedAtOf(form: FormData): TypedAt | undefined {
  const text = form.get(typedAtField)
  if (typeof text !== 'string' || text === '') return undefined
  try {
    return JSON.parse(text) as TypedAt
  } catch {
    return undefined
  }
}
