import { z } from 'zod'
import { moneySchema } from '../../money.ts'

/**
 * States of a refund that staff decided on; the allowed transitions are in
 * `server/desk/order/refund/refund-by-hand-states.ts`. `proposed`: it waits for a second person. `withdrawn`: by the person who
 * proposed it.
 */
export const refundByHandStates = ['proposed', 'approved', 'rejected', 'withdrawn', 'paid'] as const
export type RefundByHandState = (typeof refundByHandStates)[number]

export const refundByHandSchema = z.object({
  refundByHandId: z.uuid(),
  state: z.enum(refundByHandStates),
  amount: moneySchema,
  why: z.string(),
  proposedBy: z.object({ id: z.string(), name: z.string() }),
  /** Whoever approved or rejected it; null for a small one, which needs nobody else, and for one that was withdrawn. */
  decidedBy: z.object({ id: z.string(), name: z.string() }).nullable(),
  createdAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
  paidAt: z.iso.datetime().nullable(),
})
export type RefundByHand = z.infer<typeof refundByHandSchema>
