import type { ActionFunctionArgs } from 'react-router'
import { patchBookingDraft } from '../../../../contract/flight/booking.ts'
import { bookIdSchema } from '../../../../contract/ids.ts'
import { frontApi } from '../../../session/front-api/front-api.ts'
import { readForm } from '../../../session/front-api/read-form.ts'
import { draftOfForm } from './draft-form.ts'
import { editedAtOf } from './typed-form.ts'

/** As many as a booking can have: their types are those of the booking, whatever is said here. */
const places = Array<'adult'>(9).fill('adult')

/** Keeps fields as they are typed. Answers with nothing but the status: 204 when they are in good hands. */
export async function action({ params, request, context }: ActionFunctionArgs): Promise<Response> {
  const bookId = bookIdSchema.safeParse(params.bookId)
  if (!bookId.success) return new Response(null, { status: 404 })
  const form = await readForm(request)
  const outcome = await frontApi(context, request).call(patchBookingDraft, {
    params: { bookId: bookId.data },
    body: { ...draftOfForm(form, places), editedAt: editedAtOf(form) ?? {} },
  })
  // What was submitted was submitted whole: nothing of it is left to keep.
  const kept = outcome.ok || outcome.problem.error === 'BOOKING_ALREADY_SUBMITTED'
  return new Response(null, { status: kept ? 204 : outcome.problem.status_code })
}
