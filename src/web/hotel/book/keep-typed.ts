import type { ActionFunctionArgs } from 'react-router'
import { saveStayDraft } from '../../../contract/hotel/booking.ts'
import { mostRooms } from '../../../contract/hotel/hotel-terms.ts'
import { bookIdSchema } from '../../../contract/ids.ts'
import { frontApi } from '../../session/front-api/front-api.ts'
import { readForm } from '../../session/front-api/read-form.ts'
import { draftOfForm } from './draft/draft-form.ts'

/** Saves the form as it's typed. Responds with a status only: 204 if it's saved. */
export async function action({ params, request, context }: ActionFunctionArgs): Promise<Response> {
  const bookId = bookIdSchema.safeParse(params.bookId)
  if (!bookId.success) return new Response(null, { status: 404 })
  const form = await readForm(request)
  const rooms = Math.min(mostRooms, Math.max(1, Number(form.get('rooms')) || 1))
  const outcome = await frontApi(context, request).call(saveStayDraft, {
    params: { bookId: bookId.data },
    body: draftOfForm(form, rooms),
  })
  // A submitted booking is complete: there's nothing left to save.
  const kept = outcome.ok || outcome.problem.error === 'BOOKING_ALREADY_SUBMITTED'
  return new Response(null, { status: kept ? 204 : outcome.problem.status_code })
}
