import { mailFrom } from '../../../contract/traveller/typed-mail.ts'
import { badRequest } from '../../problem/page-errors.ts'

/** Returns the form sent to a page. Throws the 400 page for a body that isn't a form. */
export async function readForm(request: Request): Promise<FormData> {
  return request.formData().catch(() => {
    throw badRequest()
  })
}

/** Returns a field's trimmed text; slightly more than `limit`, so that it stays too long. */
export function formText(form: FormData, name: string, limit = 254): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim().slice(0, limit + 1) : ''
}

/** Returns the e-mail address in a form's field `email`. */
export const formEmail = (form: FormData): string => mailFrom(formText(form, 'email'))

/** Returns a password unchanged: a trailing space is part of it. */
export function formSecret(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.slice(0, 1024) : ''
}
