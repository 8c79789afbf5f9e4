import { badRequest } from '../problem/page-errors.ts'

/** Returns the form that was sent to a page. Throws the 400 page for a body that is none: only strangers send one. */
export async function readForm(request: Request): Promise<FormData> {
  return request.formData().catch(() => {
    throw badRequest()
  })
}
