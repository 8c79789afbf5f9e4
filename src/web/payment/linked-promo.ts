import { z } from 'zod'
import { moneySchema } from '../../contract/money.ts'
import type { Payable } from '../../contract/payment/payment.ts'
import { applyPromo } from '../../contract/promo/promo.ts'
import { promoErrors } from '../../contract/promo/promo-terms.ts'
import type { FrontApi } from '../session/front-api/front-api.ts'
import { keptPromo, notedRefusal, noteRefusal, type PromoRefusal } from '../session/kept-promo.ts'
import type { SiteCookies } from '../session/visitor/site-cookies.ts'
import { discountOf, takesPromo } from './applied-promo.ts'
import { canPay, type PaymentView } from './payment-view.ts'

/** The promo code of the link that the visitor followed. */
export interface LinkedPromo {
  code: string
  /** Why this order can't have it; absent if it's applied, or hasn't been tried. */
  refusal?: PromoRefusal | undefined
}

/**
 * Applies the code of the link that the visitor followed, once for each order. It's what they asked for, and the page says
 * so beside the total. Not while a payment is open, which it would end, and not in place of another code.
 */
export async function applyLinkedPromo(
  api: Pick<FrontApi, 'call'>,
  cookies: SiteCookies,
  payable: Payable,
  view: PaymentView,
): Promise<{ linked: LinkedPromo | undefined; isApplied: boolean }> {
  const code = keptPromo(cookies)
  if (!code) return { linked: undefined, isApplied: false }
  const { trxId } = payable
  const refusal = notedRefusal(cookies, trxId)
  const isTried = refusal !== undefined || discountOf(payable) !== undefined
  if (isTried || !canPay.includes(view) || !takesPromo(payable)) {
    return { linked: { code, refusal }, isApplied: false }
  }
  const outcome = await api.call(applyPromo, { params: { trxId }, body: { code } })
  if (outcome.ok) return { linked: { code }, isApplied: true }
  const refused = refusalOf(outcome.problem)
  // Anything else says nothing of the code: it's still in its field, and tried again with the next page.
  if (refused) noteRefusal(cookies, trxId, refused)
  return { linked: { code, refusal: refused }, isApplied: false }
}

/** Returns why a code can't be used; undefined for errors about something else. */
export function refusalOf(problem: { error: string; details?: unknown }): PromoRefusal | undefined {
  const error = promoErrors.find((each) => each === problem.error)
  return error && { error, minimum: minimumIn(problem.details) }
}

/** Returns the price that a code needs, if a problem's details say so. */
export const minimumIn = (details: unknown) =>
  z.object({ minimum: moneySchema }).safeParse(details).data?.minimum
