import type { ActionFunctionArgs } from 'react-router'
import { patchBookingDraft } from '../../../../contract/flight/booking.ts'
import { bookIdSchema } from '../../../../contract/ids.ts'
import { frontApi } from '../../../session/front-api/front-api.ts'
import { readForm } from '../../../session/front-api/read-form.ts'
import { draftOfForm } from './draft-form.ts'
import { editedAtOf } from './typed-form.ts'

/** As many as a booking can have. The real types come from the booking. */
const places = Array<'adult'>(9).fill('adult')

/** Saves fields as they're typed. Responds with a status only: 204 if they're saved. */
export async function action({ params, request, context }: ActionFunctionArgs): Promise<Response> {
  const bookId = bookIdSchema.safeParse(params.bookId)
  if (!bookId.success) return new Response(null, { status: 404 })
  const form = await readForm(request)
  const outcome = await frontApi(context, request).call(patchBookingDraft, {
    params: { bookId: bookId.data },
    body: { ...draftOfForm(form, places), editedAt: editedAtOf(form) ?? {} },
  })
  // A submitted booking is complete: there's nothing left to save.
  const kept = outcome.ok || outcome.problem.error === 'BOOKING_ALREADY_SUBMITTED'
  return new Response(null, { status: kept ? 204 : outcome.problem.status_code })
}
