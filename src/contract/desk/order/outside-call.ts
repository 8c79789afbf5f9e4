import { z } from 'zod'

/** What suppliers and gateways are asked about an order. */
export const outsideOperations = [
  'quote',
  'hold',
  'issue',
  'book',
  'look-up',
  'release',
  'cancel',
  'quote-refund',
  'quote-change',
  'change',
  'accept-schedule-change',
  'start-payment',
  'charge',
  'cancel-payment',
  'refund',
  'look-up-refund',
  'look-up-disputes',
] as const
export type OutsideOperation = (typeof outsideOperations)[number]

/**
 * How a call ended. After `timed_out` nobody knows whether it did anything; `unreachable` is an answer that never came,
 * and `failed` any other error.
 */
export const outsideOutcomes = ['done', 'refused', 'timed_out', 'unreachable', 'failed'] as const
export type OutsideOutcome = (typeof outsideOutcomes)[number]

/** A call of a supplier or a gateway: neither what was sent nor what came back, but a code. */
export const outsideCallSchema = z.object({
  at: z.iso.datetime(),
  kind: z.enum(['supplier', 'gateway']),
  /** The id of the supplier or gateway. */
  name: z.string(),
  operation: z.enum(outsideOperations),
  /** Ours: of a reservation, a payment or a refund. */
  reference: z.string(),
  outcome: z.enum(outsideOutcomes),
  /** What was answered, in a word, such as `held` or `price_changed`; null if nothing was. */
  code: z.string().nullable(),
  milliseconds: z.int(),
})
export type OutsideCall = z.infer<typeof outsideCallSchema>
