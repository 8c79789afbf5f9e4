import { z } from 'zod'
import { orderParams } from '../../checkout/order-calls.ts'
import { endpoint } from '../../endpoint.ts'
import { whySchema } from './desk-entry.ts'
import { doneSchema } from './order-acts.ts'
import { refundByHandSchema } from './refund-by-hand.ts'

/** How many refunds by hand, and refunds of payments, the caller has read of the order. */
const seenRefunds = z.object({ byHand: z.int().min(0), ofPayments: z.int().min(0) })

const because = z.object({ why: whySchema })
const ofRefund = orderParams.extend({ refundId: z.uuid() })

export const proposeRefund = endpoint({
  id: 'desk.propose-refund',
  method: 'POST',
  path: '/desk/orders/:orderCode/refunds-by-hand',
  summary: 'Refund an amount by hand',
  description:
    'Refunds an amount of what was paid that no supplier refunds. Up to the limit `DESK_REFUND_LIMIT`, which counts for everything that was refunded of the order like that, it’s approved at once; above it, it waits for a second person. Returns `INVALID_STATE` while something of the order is in progress, `ALREADY_REFUNDED` if everything that was paid was refunded, `RECORD_CHANGED` if there are other refunds than in `seen`, and `PAYMENT_DISPUTED` if the money is being disputed.',
  params: orderParams,
  body: z.object({
    /** In minor units of the order's currency. */
    amount: z.int().min(1).max(1_000_000_000_000),
    seen: seenRefunds.optional(),
    why: whySchema,
  }),
  result: refundByHandSchema,
  status: 201,
  auth: 'staff',
  act: 'order.refund-by-hand',
  fresh: true,
  idempotent: true,
  errors: [
    'TRX_NOT_FOUND',
    'INVALID_STATE',
    'RECORD_CHANGED',
    'ALREADY_REFUNDED',
    'REFUND_TOO_LARGE',
    'PAYMENT_DISPUTED',
  ],
})

export const decideRefund = endpoint({
  id: 'desk.decide-refund',
  method: 'POST',
  path: '/desk/orders/:orderCode/refunds-by-hand/:refundByHandId/decision',
  summary: 'Approve or reject a refund by hand',
  description:
    'Approves or rejects a proposed refund. Whoever proposed it gets `SECOND_PERSON_NEEDED`. Returns `ALREADY_DECIDED` once it was decided or withdrawn, `RECORD_CHANGED` if there are other refunds than in `seen`, and `ALREADY_REFUNDED` if everything that was paid was refunded.',
  params: orderParams.extend({ refundByHandId: z.uuid() }),
  body: z.object({
    decision: z.enum(['approved', 'rejected']),
    /** Only counts for an approval. */
    seen: seenRefunds.optional(),
    why: whySchema,
  }),
  result: refundByHandSchema,
  auth: 'staff',
  act: 'order.approve-refund',
  fresh: 'approval',
  idempotent: true,
  errors: [
    'TRX_NOT_FOUND',
    'NOT_FOUND',
    'ALREADY_DECIDED',
    'INVALID_STATE',
    'RECORD_CHANGED',
    'ALREADY_REFUNDED',
    'REFUND_TOO_LARGE',
    'PAYMENT_DISPUTED',
    'SECOND_PERSON_NEEDED',
  ],
})

export const withdrawProposedRefund = endpoint({
  id: 'desk.withdraw-proposed-refund',
  method: 'POST',
  path: '/desk/orders/:orderCode/refunds-by-hand/:refundByHandId/withdrawal',
  summary: 'Withdraw one’s own refund by hand',
  description:
    'Withdraws a proposed refund, so that nobody decides on it any more. Only the person who proposed it may: others get `FORBIDDEN`. Returns `ALREADY_DECIDED` once it was decided or withdrawn.',
  params: orderParams.extend({ refundByHandId: z.uuid() }),
  body: because,
  result: refundByHandSchema,
  auth: 'staff',
  act: 'order.withdraw',
  idempotent: true,
  errors: ['TRX_NOT_FOUND', 'NOT_FOUND', 'ALREADY_DECIDED'],
})

export const withholdRefund = endpoint({
  id: 'desk.withhold-refund',
  method: 'POST',
  path: '/desk/orders/:orderCode/refunds/:refundId/withhold',
  summary: 'Keep a refund from being sent',
  description:
    'Keeps a refund that the gateway hasn’t paid from being sent, so that it can be paid by bank transfer. Do this before the transfer. Returns `INVALID_STATE` if it’s paid, or if the gateway was asked for it within the last three minutes, and `PAYMENT_DISPUTED` while the payer disputes the payment.',
  params: ofRefund,
  body: because,
  result: doneSchema,
  auth: 'staff',
  act: 'order.pay-out',
  idempotent: true,
  errors: ['TRX_NOT_FOUND', 'NOT_FOUND', 'INVALID_STATE', 'PAYMENT_DISPUTED', 'UNAVAILABLE'],
})

export const resumeRefund = endpoint({
  id: 'desk.resume-refund',
  method: 'POST',
  path: '/desk/orders/:orderCode/refunds/:refundId/resume',
  summary: 'Send a withheld refund',
  description:
    'Sends a withheld refund to the gateway after all, if no bank transfer has paid it. Returns `INVALID_STATE` unless it’s withheld.',
  params: ofRefund,
  body: because,
  result: doneSchema,
  auth: 'staff',
  act: 'order.pay-out',
  fresh: true,
  idempotent: true,
  errors: ['TRX_NOT_FOUND', 'NOT_FOUND', 'INVALID_STATE'],
})

export const recordPayOut = endpoint({
  id: 'desk.record-pay-out',
  method: 'POST',
  path: '/desk/orders/:orderCode/refunds/:refundId/pay-out',
  summary: 'Record that a refund was paid by bank transfer',
  description:
    'Records the bank transfer that paid a withheld refund, books it in the ledger and tells the traveller. Returns `INVALID_STATE` unless it’s withheld, or if the payer’s bank has returned the money, and `PAYMENT_DISPUTED` while the payer disputes the payment.',
  params: ofRefund,
  body: z.object({
    /** The transfer's reference at the bank. */
    bankReference: z.string().trim().min(3).max(100),
    paidOn: z.iso.date(),
    why: whySchema,
  }),
  result: doneSchema,
  auth: 'staff',
  act: 'order.pay-out',
  fresh: true,
  idempotent: true,
  errors: ['TRX_NOT_FOUND', 'NOT_FOUND', 'INVALID_STATE', 'PAYMENT_DISPUTED', 'UNAVAILABLE'],
})
