import { z } from 'zod'
import { orderErrors } from '../checkout/order-calls.ts'
import { endpoint } from '../endpoint.ts'
import { trxIdSchema } from '../ids.ts'
import { codeSchema, verificationTimingSchema } from '../member/member.ts'
import { moneySchema } from '../money.ts'
import { payableStandingSchema } from './payment.ts'

const trxParams = z.object({ trxId: trxIdSchema })

/**
 * An order of which nothing is paid or guaranteed is confirmed once its buyer enters the code that was mailed to its address:
 * otherwise anybody could take all rooms of a property for nothing.
 */
export const sendAddressCode = endpoint({
  id: 'payment.code.send',
  method: 'POST',
  path: '/pay/:trxId/code',
  summary: 'Resend the code of an unpaid order',
  description:
    'E-mails another code to the address of an order that waits for one (`needsCode`); the first one is sent as soon as everything is reserved. Before `allowResendAt` it returns `CODE_RESEND_TOO_SOON`, and `INVALID_STATE` if the order needs no code.',
  params: trxParams,
  body: z.object({}),
  result: verificationTimingSchema,
  auth: 'optional',
  orderAccess: true,
  errors: [
    ...orderErrors,
    'RATE_LIMITED',
    'CODE_RESEND_TOO_SOON',
    'PAYMENT_EXPIRED',
    'INVALID_STATE',
  ],
})

export const verifyAddressCode = endpoint({
  id: 'payment.code.verify',
  method: 'POST',
  path: '/pay/:trxId/code/verify',
  summary: 'Confirm an unpaid order by its code',
  description:
    'Verifies the code that was e-mailed to the order’s address, and books the order. What a supplier only quoted is quoted again first, as before a payment. Idempotent: once the address is verified, any code returns how far the order is.',
  params: trxParams,
  body: z.object({
    code: codeSchema,
    /** The total and the sums on site that the buyer saw, as for `payment.start`. */
    accepted: moneySchema.optional(),
    acceptedOnSite: z.array(moneySchema).max(9).optional(),
  }),
  result: payableStandingSchema,
  auth: 'optional',
  orderAccess: true,
  errors: [
    'VALIDATION',
    ...orderErrors,
    'RATE_LIMITED',
    'CODE_INVALID',
    'CODE_EXPIRED',
    'CODE_ATTEMPTS_EXCEEDED',
    'PAYMENT_EXPIRED',
    'PAYMENT_REPLACED',
    'OFFER_GONE',
    'PRICE_CHANGED',
    'UNAVAILABLE',
    'INVALID_STATE',
  ],
})
