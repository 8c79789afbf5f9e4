/**
 * States of a dispute (chargeback); the allowed transitions are in `server/payment/dispute/dispute-states.ts`.
 * - `inquiry`: the payer's bank only asks. No money has moved, and a refund is a valid answer.
 * - `open`: the payer wants the money back, and the bank waits for our evidence
 * - `under_review`: the bank is deciding
 * - `won`: the money stays with us; `lost`: it went back to the payer
 */
export const disputeStates = ['inquiry', 'open', 'under_review', 'won', 'lost'] as const
export type DisputeState = (typeof disputeStates)[number]

/** States in which the bank may still take or keep the money, so that nothing may be refunded. */
export const pendingDisputes: readonly DisputeState[] = ['open', 'under_review']

/** States that may still change without an appeal. */
export const undecidedDisputes: readonly DisputeState[] = ['inquiry', ...pendingDisputes]
