import { z } from 'zod'
import { minutes } from '../platform/duration.ts'
import { defineJob } from '../platform/jobs/job.ts'

/** Refunds items that failed; enqueued with the failure. */
export const refundItems = defineJob(
  'payment.refund-items',
  z.object({ orderId: z.uuid(), itemIds: z.array(z.uuid()).min(1) }),
  { urgency: 'urgent' },
)

/** Sends a stored refund to the gateway. */
export const sendRefund = defineJob('payment.send-refund', z.object({ refundId: z.uuid() }), {
  retries: 60,
  urgency: 'urgent',
  retryAtMost: minutes(10),
})

/** Charges a saved card with a stored attempt. */
export const chargeCard = defineJob('payment.charge-card', z.object({ paymentId: z.uuid() }), {
  retries: 60,
  urgency: 'urgent',
  retryAtMost: minutes(10),
})

/** Ends a payable that was not paid in time. */
export const expirePayable = defineJob('payment.expire-due', z.object({ trxId: z.string() }))

/** Settles open payments: payers who never returned, notices that were lost. */
export const sweepPayments = defineJob('payment.sweep', z.object({}), {
  retries: 0,
  urgency: 'idle',
})

/** Reads disputes whose notices were lost. */
export const sweepDisputes = defineJob('payment.sweep-disputes', z.object({}), {
  retries: 0,
  urgency: 'idle',
})

/** What `payment.expire-due` was for orders in earlier versions: jobs of theirs may still be waiting. */
export const expireOrder = defineJob('order.expire', z.object({ orderId: z.uuid() }))
