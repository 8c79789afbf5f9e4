import { z } from 'zod'
import { momentSchema } from '../bounded.ts'
import { endpoint } from '../endpoint.ts'
import { orderCodeSchema } from '../ids.ts'
import { localeInput } from '../locale-input.ts'
import { codeSchema, mailAddressSchema, verificationTimingSchema } from '../member/member.ts'
import { listedOrderSchema, orderGrantSchema } from './order.ts'

/**
 * Orders for visitors without an order number: a mailed code verifies the address they were made with, and the proof
 * grants access for half an hour.
 */
const proof = z.string().max(2000)
const asked = { email: mailAddressSchema, language: localeInput }

export const requestRetrieval = endpoint({
  id: 'order.retrieve.request',
  method: 'POST',
  path: '/order/retrieve/request',
  summary: 'Request access to orders by e-mail',
  description:
    'E-mails a code that gives access to the orders made with this address. The response is the same for addresses without orders; their owner is told by e-mail.',
  body: z.object(asked),
  result: verificationTimingSchema,
  errors: ['VALIDATION', 'RATE_LIMITED'],
})

export const resendRetrievalCode = endpoint({
  id: 'order.retrieve.resend-code',
  method: 'POST',
  path: '/order/retrieve/resend-code',
  summary: 'Resend the code for orders',
  description:
    'Sends a new code for the orders made with this address. Before `allowResendAt` it returns `CODE_RESEND_TOO_SOON`.',
  body: z.object(asked),
  result: verificationTimingSchema,
  errors: ['VALIDATION', 'RATE_LIMITED', 'CODE_RESEND_TOO_SOON'],
})

export const verifyRetrieval = endpoint({
  id: 'order.retrieve.verify',
  method: 'POST',
  path: '/order/retrieve/verify',
  summary: 'Verify the code for orders',
  description:
    'Verifies the code and returns a proof for listing and opening the orders. The proof is valid for half an hour.',
  body: z.object({ email: mailAddressSchema, code: codeSchema }),
  result: z.object({ email: z.string(), proof, expiresAt: z.iso.datetime() }),
  errors: ['VALIDATION', 'RATE_LIMITED', 'CODE_INVALID', 'CODE_EXPIRED', 'CODE_ATTEMPTS_EXCEEDED'],
})

/** POST with a body, because a proof in the address would be logged. */
export const listRetrievedOrders = endpoint({
  id: 'order.retrieve.list',
  method: 'POST',
  path: '/order/retrieve/list',
  summary: 'List orders of a verified address',
  description:
    'Returns the orders made with the verified address, newest first, twenty per page. An expired proof returns `VERIFICATION_EXPIRED`.',
  body: z.object({ proof, before: momentSchema.optional() }),
  result: z.object({ email: z.string(), orders: z.array(listedOrderSchema) }),
  errors: ['VALIDATION', 'VERIFICATION_EXPIRED'],
})

export const openRetrievedOrder = endpoint({
  id: 'order.retrieve.open',
  method: 'POST',
  path: '/order/retrieve/open',
  summary: 'Open an order of a verified address',
  description:
    'Opens one of the orders made with the verified address. Returns a grant to send as `x-order-access` with later calls.',
  body: z.object({ proof, orderCode: orderCodeSchema }),
  result: orderGrantSchema,
  errors: ['VALIDATION', 'VERIFICATION_EXPIRED', 'TRX_NOT_FOUND'],
})
