import { data, type RouterContextProvider, redirect } from 'react-router'
import {
  createStayBooking,
  type StayPriceChange,
  stayPriceChangeSchema,
} from '../../../contract/hotel/booking.ts'
import { stayHashSchema } from '../../../contract/hotel/property.ts'
import { rateIdSchema } from '../../../contract/hotel/rate.ts'
import { putIntoCart } from '../../cart/put-into-cart.ts'
import { urlFor } from '../../locale/language.ts'
import { frontApi } from '../../session/front-api/front-api.ts'
import { idempotentCall, keyOf } from '../../session/front-api/idempotent-call.ts'
import { readForm } from '../../session/front-api/read-form.ts'

type StayIntent = 'book' | 'cart'

/** Why no booking was made. */
export interface StayAnswer {
  code: string
  /** Set if the price isn't the one on the button; the rate may have been replaced by another. */
  changed?: StayPriceChange
  /** Which button was pressed. */
  intent: StayIntent
}

/** Makes a draft of the rate whose button was pressed, at the price on the button, and opens its form or the cart with it. */
export async function answerStay(
  hash: string,
  request: Request,
  context: Readonly<RouterContextProvider>,
) {
  const form = await readForm(request)
  const intent: StayIntent = form.get('intent') === 'cart' ? 'cart' : 'book'
  const known = stayHashSchema.safeParse(hash)
  const rateId = rateIdSchema.safeParse(form.get('rate'))
  const amount = Number(form.get('amount'))
  if (!known.success || !rateId.success || !Number.isSafeInteger(amount)) {
    return told({ code: 'VALIDATION', intent }, 400)
  }
  const api = frontApi(context, request)
  const outcome = await idempotentCall(api, createStayBooking, {
    body: {
      hash: known.data,
      rateId: rateId.data,
      acceptedTotal: { amount, currency: String(form.get('currency')) },
    },
    idempotencyKey: keyOf(form),
  })
  if (outcome.ok) {
    const { bookId } = outcome.result
    if (intent === 'cart') return putIntoCart(context, api, { product: 'hotel', bookId })
    return redirect(urlFor(context)(`hotel/book/${bookId}`), 303)
  }
  const { error, status_code, details } = outcome.problem
  const changed = error === 'PRICE_CHANGED' && stayPriceChangeSchema.safeParse(details).data
  return told(changed ? { code: error, intent, changed } : { code: error, intent }, status_code)
}

const told = (answer: StayAnswer, status: number) => data(answer, { status })
