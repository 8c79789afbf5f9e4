import { badRequest } from '../../problem/page-errors.ts'

/** Returns the form that was sent to a page. Throws the 400 page for a body that is none: only strangers send one. */
export async function readForm(request: Request): Promise<FormData> {
  return request.formData().catch(() => {
    throw badRequest()
  })
}

/** What was typed into a field, without the space around it; a little more than `limit` stays too long. */
export function formText(form: FormData, name: string, limit = 254): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim().slice(0, limit + 1) : ''
}

/** A password as it was typed: a space at its end is part of it. */
export function formSecret(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.slice(0, 1024) : ''
}
