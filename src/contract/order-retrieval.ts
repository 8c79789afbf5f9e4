import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { orderCodeSchema } from './ids.ts'
import { codeSchema, emailSchema, verificationTimingSchema } from './member.ts'
import { listedOrderSchema, orderGrantSchema } from './order.ts'

/**
 * Orders for whoever has none of their codes: the address they were made with is proven by a code in a mail,
 * and the proof shows them for half an hour.
 */
const proof = z.string().max(2000)
const asked = { email: emailSchema, language: z.string().max(5) }

export const requestRetrieval = endpoint({
  id: 'order.retrieve.request',
  method: 'POST',
  path: '/order/retrieve/request',
  summary:
    'Asks for the orders made with an address: a code goes to it. The answer is the same for an address without orders, whose owner gets a mail that says so.',
  body: z.object(asked),
  result: verificationTimingSchema,
  errors: ['VALIDATION', 'RATE_LIMITED'],
})

export const resendRetrievalCode = endpoint({
  id: 'order.retrieve.resend-code',
  method: 'POST',
  path: '/order/retrieve/resend-code',
  summary: 'Sends the code again, not before allowResendAt.',
  body: z.object(asked),
  result: verificationTimingSchema,
  errors: ['VALIDATION', 'RATE_LIMITED', 'CODE_RESEND_TOO_SOON'],
})

export const verifyRetrieval = endpoint({
  id: 'order.retrieve.verify',
  method: 'POST',
  path: '/order/retrieve/verify',
  summary: 'Checks the code and answers the proof that listing and opening the orders needs.',
  body: z.object({ email: emailSchema, code: codeSchema }),
  result: z.object({ email: z.string(), proof, expiresAt: z.iso.datetime() }),
  errors: ['VALIDATION', 'RATE_LIMITED', 'CODE_INVALID', 'CODE_EXPIRED', 'CODE_ATTEMPTS_EXCEEDED'],
})

/** A body, for a proof in an address would stand in logs. */
export const listRetrievedOrders = endpoint({
  id: 'order.retrieve.list',
  method: 'POST',
  path: '/order/retrieve/list',
  summary: 'The orders made with the proven address, newest first, twenty at a time.',
  body: z.object({ proof, before: z.iso.datetime().optional() }),
  result: z.object({ email: z.string(), orders: z.array(listedOrderSchema) }),
  errors: ['VALIDATION', 'TICKET_INVALID'],
})

export const openRetrievedOrder = endpoint({
  id: 'order.retrieve.open',
  method: 'POST',
  path: '/order/retrieve/open',
  summary:
    'Opens one of the orders made with the proven address; answers a grant to be sent as x-order-access.',
  body: z.object({ proof, orderCode: orderCodeSchema }),
  result: orderGrantSchema,
  errors: ['VALIDATION', 'TICKET_INVALID', 'TRX_NOT_FOUND'],
})
