import type { DisputeState } from '../../src/contract/payment/dispute.ts'

/** A dispute as Stripe's API returns it, as far as a shop reads it. */
export type StoredDispute = Record<string, unknown> & {
  id: string
  amount: number
  payment_intent: string
  created: number
}

const dueBy = 1_900_000_000
const money = (amount: number) => ({ object: 'balance_transaction', type: 'adjustment', amount })

/** Returns how Stripe shows a dispute over an amount in each of our states: its status, deadline, and movements of our balance. */
export function shownAs(to: DisputeState, amount: number): Record<string, unknown> {
  const taken = [{ ...money(-amount), fee: 1500 }]
  const evidence_details = {
    due_by: dueBy,
    has_evidence: false,
    past_due: false,
    submission_count: 0,
  }
  switch (to) {
    case 'inquiry':
      return { status: 'warning_needs_response', balance_transactions: [], evidence_details }
    case 'open':
      return { status: 'needs_response', balance_transactions: taken, evidence_details }
    case 'won':
      return { status: to, balance_transactions: [...taken, money(amount)], evidence_details }
    default:
      return { status: to, balance_transactions: taken, evidence_details }
  }
}
