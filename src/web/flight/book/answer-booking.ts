import { data, type RouterContextProvider, redirect } from 'react-router'
import type { Problem } from '../../../contract/envelope.ts'
import type { FieldErrors } from '../../../contract/errors.ts'
import {
  getBooking,
  patchBookingDraft,
  priceChangeSchema,
  saveBookingDraft,
  submitBooking,
} from '../../../contract/flight/booking.ts'
import { bookIdSchema } from '../../../contract/ids.ts'
import type { Money } from '../../../contract/money.ts'
import { holdsIn, type OpenHolds } from '../../../contract/order/order.ts'
import { putIntoCart } from '../../cart/put-into-cart.ts'
import { urlFor } from '../../locale/language.ts'
import { frontApi } from '../../session/front-api/front-api.ts'
import { idempotentCall, keyOf } from '../../session/front-api/idempotent-call.ts'
import { readForm } from '../../session/front-api/read-form.ts'
import { keepPassengers } from '../../traveller/keep-passengers.ts'
import { fillDraft } from '../fill/fill-draft.ts'
import { draftOfForm, type TypedDraft } from './draft/draft-form.ts'
import { passengerTypesOf } from './draft/passengers-of.ts'
import { editedAtOf } from './draft/typed-form.ts'

/** The result of sending the booking page's form if no order was created; `filled` from the account. */
export interface BookingAnswer {
  kind: 'saved' | 'filled' | 'problem'
  code?: string
  fields?: FieldErrors
  /** What was typed, to show it again unchanged. */
  draft?: TypedDraft
  /** Set if the total isn't the accepted one: the accepted total, and who changed it. */
  changed?: { oldPrice: Money; by: 'airline' | 'traveller' }
  /** Unpaid orders that already hold seats, if there are too many. */
  holds?: OpenHolds
}

/**
 * Saves what was typed, and creates the order if the pay button was pressed. The draft is saved first, so that nothing
 * is lost if the order fails, and so that a total increased by bags selected without scripts is shown before it's
 * binding.
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

  const known = await api.call(getBooking, { params })
  if (!known.ok) return failed(known.problem)
  const { order } = known.result
  if (order) return redirect(url(`pay/${order.trxId}/choose`), 303)
  const typed = draftOfForm(form, passengerTypesOf(known.result))
  const filled = await fillDraft(api, form, typed)
  const draft = filled ?? typed

  // With scripts, only the fields typed on this page are saved, because another page may be open.
  const editedAt = editedAtOf(form)
  const justTyped = editedAt !== undefined && form.get('intent') === 'save'
  const saved = await api.call(justTyped ? patchBookingDraft : saveBookingDraft, {
    params,
    body: { ...draft, editedAt: editedAt ?? {} },
  })
  if (!saved.ok) return failed(saved.problem, draft)
  if (filled) return told({ kind: 'filled', draft }, 200)
  if (form.get('intent') === 'cart') {
    await keepPassengers(api, form, draft.passengers)
    return putIntoCart(context, api, { product: 'flight', bookId: bookId.data })
  }
  if (form.get('intent') !== 'submit') return told({ kind: 'saved' }, 200)

  const accepted = { amount: Number(form.get('amount')), currency: String(form.get('currency')) }
  const newPrice = saved.result.total
  if (!Number.isSafeInteger(accepted.amount)) {
    return told({ kind: 'problem', code: 'VALIDATION', draft }, 400)
  }
  if (accepted.amount !== newPrice.amount || accepted.currency !== newPrice.currency) {
    const changed = { oldPrice: accepted, by: 'traveller' as const }
    return told({ kind: 'problem', code: 'PRICE_CHANGED', draft, changed }, 409)
  }
  const outcome = await idempotentCall(api, submitBooking, {
    params,
    body: { ...draft, acceptedTotal: accepted },
    idempotencyKey: keyOf(form),
  })
  if (outcome.ok) {
    await keepPassengers(api, form, draft.passengers)
    return redirect(url(`pay/${outcome.result.trxId}/choose`), 303)
  }
  return failed(outcome.problem, draft)
}

const told = (answer: BookingAnswer, status: number) => data(answer, { status })

function failed({ error, status_code, fields, details }: Problem, draft?: TypedDraft) {
  const answer: BookingAnswer = { kind: 'problem', code: error }
  if (fields) answer.fields = fields
  if (draft) answer.draft = draft
  const changed = error === 'PRICE_CHANGED' && priceChangeSchema.safeParse(details).data
  const holds = holdsIn({ error, details })
  if (holds) answer.holds = holds
  if (changed) answer.changed = { oldPrice: changed.oldPrice, by: 'airline' }
  return told(answer, status_code)
}
