import { z } from 'zod'
import { orderErrors } from '../checkout/order-calls.ts'
import { endpoint } from '../endpoint.ts'
import type { ErrorCode } from '../errors.ts'
import { trxIdSchema } from '../ids.ts'
import { moneySchema } from '../money.ts'
import { promoErrors } from './promo-terms.ts'

const params = z.object({ trxId: trxIdSchema })
/** What keeps the amount of an order from being changed. */
const amountErrors = [
  ...orderErrors,
  'PAYMENT_EXPIRED',
  'ALREADY_PAID',
  'NOTHING_TO_PAY',
  'OFFER_GONE',
  'PAYMENT_REPLACED',
  'PRICE_CHANGED',
  'UNAVAILABLE',
] as const satisfies readonly ErrorCode[]

export const applyPromo = endpoint({
  id: 'promo.apply',
  method: 'PUT',
  path: '/pay/:trxId/promo',
  summary: 'Apply a promo code',
  description:
    'Takes a promo code’s discount off an order that waits for its payment, in place of another code’s. The discount is a price line of kind `promo`, shared among the items. The code isn’t used up before a payment starts, which checks it again. Ends open attempts to pay, because their amount is no longer right. `PROMO_MINIMUM` has the `minimum` in `details`.',
  params,
  body: z.object({ code: z.string().max(200) }),
  result: z.object({
    code: z.string(),
    /** What it takes off. */
    discount: moneySchema,
    /** What is left to pay. */
    total: moneySchema,
  }),
  auth: 'optional',
  orderAccess: true,
  errors: ['VALIDATION', 'RATE_LIMITED', ...amountErrors, ...promoErrors],
})

export const removePromo = endpoint({
  id: 'promo.remove',
  method: 'DELETE',
  path: '/pay/:trxId/promo',
  summary: 'Remove a promo code',
  description:
    'Takes a promo code off an order that waits for its payment. Idempotent. Ends open attempts to pay, because their amount is no longer right.',
  params,
  result: z.object({ total: moneySchema }),
  auth: 'optional',
  orderAccess: true,
  errors: [...amountErrors],
})
