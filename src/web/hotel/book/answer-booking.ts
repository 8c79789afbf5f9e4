import { data, type RouterContextProvider, redirect } from 'react-router'
import type { Problem } from '../../../contract/envelope.ts'
import type { FieldErrors } from '../../../contract/errors.ts'
import {
  getStayBooking,
  type StayDraft,
  saveStayDraft,
  stayPriceChangeSchema,
  submitStayBooking,
} from '../../../contract/hotel/booking.ts'
import { bookIdSchema } from '../../../contract/ids.ts'
import { holdsIn, type OpenHolds } from '../../../contract/order/order.ts'
import { putIntoCart } from '../../cart/put-into-cart.ts'
import { urlFor } from '../../locale/language.ts'
import { type FrontApi, frontApi } from '../../session/front-api/front-api.ts'
import { idempotentCall, keyOf } from '../../session/front-api/idempotent-call.ts'
import { readForm } from '../../session/front-api/read-form.ts'
import { blankPassenger } from '../../traveller/fields.ts'
import { keepPassengers } from '../../traveller/keep-passengers.ts'
import { draftOfForm } from './draft/draft-form.ts'
import type { PriceChange } from './load-booking.ts'

/** The result of sending the form if no order was created. */
export interface BookingAnswer {
  kind: 'saved' | 'problem'
  code?: string
  fields?: FieldErrors
  /** What was typed, to show it again unchanged. */
  draft?: StayDraft
  /** Set if the total isn't the accepted one. */
  changed?: PriceChange
  /** Orders of this device that aren't paid, if there are too many. */
  holds?: OpenHolds
}

/**
 * Saves what was typed, and creates the order if the button was pressed that does. The draft is saved first, so that
 * nothing is lost if the order fails.
 */
export async function answerBooking(
  id: string,
  request: Request,
  context: Readonly<RouterContextProvider>,
) {
  const url = urlFor(context)
  const bookId = bookIdSchema.safeParse(id)
  if (!bookId.success) return told({ kind: 'problem', code: 'BOOKING_NOT_FOUND' }, 404)
  const params = { bookId: bookId.data }
  const form = await readForm(request)
  const api = frontApi(context, request)

  const known = await api.call(getStayBooking, { params })
  if (!known.ok) return failed(known.problem)
  const booking = known.result
  if (booking.order) return redirect(url(`pay/${booking.order.trxId}/choose`), 303)
  const draft = draftOfForm(form, booking.stay.rooms.length)
  const saved = await api.call(saveStayDraft, { params, body: draft })
  if (!saved.ok) return failed(saved.problem, draft)
  if (form.get('intent') === 'cart') {
    await keepGuests(api, form, draft)
    return putIntoCart(context, api, { product: 'hotel', bookId: bookId.data })
  }
  if (form.get('intent') !== 'submit') return told({ kind: 'saved' }, 200)

  const accepted = { amount: Number(form.get('amount')), currency: String(form.get('currency')) }
  if (!Number.isSafeInteger(accepted.amount)) {
    return told({ kind: 'problem', code: 'VALIDATION', draft }, 400)
  }
  const outcome = await idempotentCall(api, submitStayBooking, {
    params,
    body: { ...draft, acceptedTotal: accepted },
    idempotencyKey: keyOf(form),
  })
  if (!outcome.ok) return failed(outcome.problem, draft)
  await keepGuests(api, form, draft)
  return redirect(url(`pay/${outcome.result.trxId}/choose`), 303)
}

/** Saves the selected lead guests to the member's account, as adults. */
const keepGuests = (api: FrontApi, form: FormData, { leadGuests }: StayDraft): Promise<void> =>
  keepPassengers(
    api,
    form,
    leadGuests.map((guest) => ({ ...blankPassenger, ...guest, type: 'adult' as const })),
  )

const told = (answer: BookingAnswer, status: number) => data(answer, { status })

function failed({ error, status_code, fields, details }: Problem, draft?: StayDraft) {
  const answer: BookingAnswer = { kind: 'problem', code: error }
  if (fields) answer.fields = fields
  if (draft) answer.draft = draft
  const changed = error === 'PRICE_CHANGED' && stayPriceChangeSchema.safeParse(details).data
  const holds = holdsIn({ error, details })
  if (changed) answer.changed = changed
  if (holds) answer.holds = holds
  return told(answer, status_code)
}
