import { type ActionFunctionArgs, data, redirect, redirectDocument } from 'react-router'
import {
  acceptCartPrice,
  checkOutCart,
  listCart,
  removeFromCart,
} from '../../contract/cart/cart.ts'
import { cartRefusalsSchema } from '../../contract/checkout/refused-drafts.ts'
import type { BodyOf } from '../../contract/endpoint.ts'
import type { Problem } from '../../contract/envelope.ts'
import type { ErrorCode } from '../../contract/errors.ts'
import { priceChangeSchema } from '../../contract/flight/booking.ts'
import { type BookId, bookIdSchema } from '../../contract/ids.ts'
import type { Money } from '../../contract/money.ts'
import { holdsIn, type OpenHolds } from '../../contract/order/order.ts'
import { urlFor } from '../locale/language.ts'
import { frontApi } from '../session/front-api/front-api.ts'
import { idempotentCall, keyOf } from '../session/front-api/idempotent-call.ts'
import { readForm } from '../session/front-api/read-form.ts'
import { noteCartOf } from './header/cart-note.ts'

/** Why the cart isn't ordered: what is wrong with it, or with which of its items. */
export interface CartAnswer {
  code: ErrorCode
  items: Partial<Record<BookId, ItemProblem>>
  /** Unpaid orders that already hold seats or rooms, if there are too many. */
  holds?: OpenHolds
}

export interface ItemProblem {
  code: ErrorCode
  oldPrice?: Money
}

/** Removes an item, accepts its new price, or checks the cart out. */
export async function answerCart({ request, context }: ActionFunctionArgs) {
  const url = urlFor(context)
  const api = frontApi(context, request)
  const form = await readForm(request)
  const [intent = '', id] = String(form.get('intent')).split(':')
  if (intent === 'checkout') {
    const items = submittedItems(form)
    if (!items) return failed({ error: 'VALIDATION', status_code: 400 })
    const outcome = await idempotentCall(api, checkOutCart, {
      body: { items },
      idempotencyKey: keyOf(form),
    })
    if (!outcome.ok) return failed(outcome.problem)
    const left = await api.call(listCart, {})
    await noteCartOf(context, left.ok ? left.result.items.length : 0)
    return redirect(url(`pay/${outcome.result.trxId}/choose`), 303)
  }
  const bookId = bookIdSchema.safeParse(id)
  if (!bookId.success) return failed({ error: 'VALIDATION', status_code: 400 })
  const params = { bookId: bookId.data }
  if (intent === 'remove') {
    const outcome = await api.call(removeFromCart, { params })
    if (!outcome.ok) return failed(outcome.problem, bookId.data)
    await noteCartOf(context, outcome.result.items.length)
    return redirectDocument(url('cart'), 303)
  }
  const acceptedTotal = {
    amount: Number(form.get(`new:${id}`)),
    currency: String(form.get('currency')),
  }
  if (!Number.isSafeInteger(acceptedTotal.amount)) {
    return failed({ error: 'VALIDATION', status_code: 400 })
  }
  const outcome = await api.call(acceptCartPrice, { params, body: { acceptedTotal } })
  return outcome.ok ? redirect(url('cart'), 303) : failed(outcome.problem, bookId.data)
}

function failed(problem: Pick<Problem, 'error' | 'status_code' | 'details'>, about?: BookId) {
  const { error, status_code, details } = problem
  const refused = cartRefusalsSchema.safeParse(details).data?.items ?? []
  const known = about ? [{ bookId: about, error, details }] : refused
  const answer: CartAnswer = { code: error, items: {} }
  for (const item of known) {
    const change = priceChangeSchema.safeParse(item.details).data
    answer.items[item.bookId] = change
      ? { code: item.error, oldPrice: change.oldPrice }
      : { code: item.error }
  }
  const holds = holdsIn({ error, details })
  if (holds) answer.holds = holds
  return data(answer, { status: status_code })
}

/** Returns the items of the checkout's form (`asField`); undefined if they aren't as it made them. */
function submittedItems(form: FormData): BodyOf<typeof checkOutCart>['items'] | undefined {
  const items = form.getAll('item').map((field) => {
    const [product, bookId, amount, currency] = String(field).split(':')
    return { product, bookId, acceptedTotal: { amount: Number(amount), currency } }
  })
  return checkOutCart.body?.safeParse({ items }).data?.items
}
